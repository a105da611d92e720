import type { CallPayload } from '@/contract/calls';
import { useKnownPrice } from '@/data/market/use-price';
import { useHideAmounts } from '@/data/session/preferences';
import { useFiat } from '@/data/session/session';
import { formatFiat, usdToFiat } from '@/domain/money/fiat-amounts';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import styles from './assets-card.module.css';
import { sumOfAssets } from './assets-sum';

/** Replaces a hidden amount. */
const MASK = '••••••';

/**
 * Total value in USDT, its equivalent in the chosen fiat currency, and today's result. For US dollars the equivalent
 * would repeat the total, so bitcoin is shown. Its price is read with each wallets answer and when it is first known,
 * not with each tick.
 */
export default function AssetsFigures({ wallets }: { wallets: CallPayload<'POST /wallet/list'> }) {
  const { t } = useTranslation('home');
  const { fixed, upTo, signed, percent, locale } = useFormats();
  const hidden = useHideAmounts();
  const fiat = useFiat();
  const { total, result } = sumOfAssets(wallets);
  const bitcoin = useKnownPrice('BTC/USDT');
  const inBitcoin = bitcoin && `${upTo(total.div(bitcoin.last), 5)} BTC`;
  const about =
    fiat.currency_code === 'USD' ? inBitcoin : formatFiat(usdToFiat(total, fiat.rate), fiat.currency_code, locale);
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
        {about && <Num className={styles.fiat}>≈ {about}</Num>}
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
