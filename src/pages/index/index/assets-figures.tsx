import { useTranslation } from 'react-i18next';
import type { CallPayload } from '@/contract/calls';
import { useHideAmounts } from '@/data/preferences';
import { useFiat } from '@/data/session';
import { formatFiat, usdToFiat } from '@/domain/fiat-amounts';
import { useFormats } from '@/i18n/use-formats';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import styles from './assets-card.module.css';
import { sumOfAssets } from './assets-sum';

/** Stands for an amount that is not to be seen. */
const MASK = '••••••';

/** All that somebody owns in USDT, about what that is in money of a country, and how the day went. */
export function AssetsFigures({ wallets }: { wallets: CallPayload<'POST /wallet/list'> }) {
  const { t } = useTranslation('home');
  const { fixed, signed, percent, locale } = useFormats();
  const hidden = useHideAmounts();
  const fiat = useFiat();
  const { total, result } = sumOfAssets(wallets);
  if (hidden)
    return (
      <div className={styles.figures}>
        <span className={styles.total}>
          <span aria-hidden="true">{MASK}</span>
          <span className="visually-hidden">{t('assets.hidden')}</span>
        </span>
        <span className={styles.line} aria-hidden="true">
          {MASK}
        </span>
      </div>
    );
  return (
    <div className={styles.figures}>
      <Num weight="bold" unit="USDT" className={styles.total}>
        {fixed(total)}
      </Num>
      <span className={styles.line}>
        <Num className={styles.fiat}>≈ {formatFiat(usdToFiat(total, fiat.rate), fiat.currency_code, locale)}</Num>
        {result && (
          <span className={styles.change}>
            <SignedNum value={result.usdt.toFixed()} text={signed(result.usdt)} marker="both" />
            {result.percent && <SignedNum value={result.percent.toFixed()} text={percent(result.percent)} />}
            <Text size="small" tone="muted">
              {t('assets.day')}
            </Text>
          </span>
        )}
      </span>
    </div>
  );
}
