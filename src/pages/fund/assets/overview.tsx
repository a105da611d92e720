import { Eye, EyeOff } from 'lucide-react';
import { useKnownPrice } from '@/data/market/use-price';
import { hideAmounts, useHideAmounts } from '@/data/session/preferences';
import { useFiat } from '@/data/session/session';
import type { Portfolio } from '@/data/wallet/portfolio-value';
import type { DayResult } from '@/domain/accounts/day-result';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { MINUS } from '@/lib/numbers/minus';
import { path } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Card } from '@/ui/layout/card';
import { Masked } from '@/ui/text/masked';
import { Arrow, Num, SignedNum } from '@/ui/text/num';
import { directionOf } from '@/ui/text/sign';
import { Text } from '@/ui/text/text';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { EquityLine } from './equity-line';
import { FiatField } from './fiat-field';
import { FundActions } from './fund-actions';
import styles from './overview.module.css';

/**
 * Longest texts, in characters, for the two largest font sizes, so that a large amount in rupiah fits a small phone.
 */
const FITS_DISPLAY = 14;
const FITS_FIGURE = 18;

/** Total value in the chosen fiat currency and in a coin, its change since yesterday and its curve. */
export function Overview({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const { upTo } = useFormats();
  const isDollar = useFiat().currency_code === 'USD';
  const hidden = useHideAmounts();
  const { totalUsdt, debtUsdt, result, history } = portfolio;
  const total = texts.fiat(totalUsdt);
  const size = total.length <= FITS_DISPLAY ? 'display' : total.length <= FITS_FIGURE ? 'figure' : 'head';
  const Icon = hidden ? EyeOff : Eye;
  // With US dollars the USDT value would repeat the total, so bitcoin is shown, as on the home page.
  const bitcoin = useKnownPrice('BTC/USDT');
  const inBitcoin = bitcoin && { amount: upTo(totalUsdt.div(bitcoin.last), 5), unit: 'BTC' };
  const about = isDollar ? inBitcoin : { amount: texts.usdt(totalUsdt), unit: 'USDT' };
  return (
    <Card>
      <div className={styles.head}>
        <Text as="h2" size="note" tone="secondary">
          {t('total')}
        </Text>
        <IconButton
          label={t(hidden ? 'reveal' : 'hide')}
          icon={<Icon size={18} aria-hidden />}
          onClick={() => hideAmounts.set(!hidden)}
        />
        <div className={styles.fiat}>
          <FiatField />
        </div>
      </div>
      <p className={styles.total} data-tour="assets-total">
        <Num size={size} weight="bold">
          <Masked hidden={hidden} label={t('hidden')}>
            {total}
          </Masked>
        </Num>
      </p>
      <p className={styles.below}>
        {about && (
          <Num size="note" className={styles.usdt} unit={about.unit}>
            <Masked hidden={hidden} label={t('hidden')}>
              {t('about', { amount: about.amount })}
            </Masked>
          </Num>
        )}
        {result && <ResultOfDay result={result} hidden={hidden} />}
      </p>
      {debtUsdt.gt(0) && (
        <a className={styles.debt} href={`#${path('/pages/common/borrowing', { tab: 'mine' })}`}>
          <Text size="note" tone="secondary">
            {t('debt')}
          </Text>
          <Num size="note" unit="USDT">
            <Masked hidden={hidden} label={t('hidden')}>
              {`${MINUS}${texts.usdt(debtUsdt)}`}
            </Masked>
          </Num>
        </a>
      )}
      {history.length > 1 && <EquityLine history={history} hidden={hidden} />}
      <FundActions />
    </Card>
  );
}

/** The percentage stays visible when amounts are hidden, because it does not reveal the user's assets. */
function ResultOfDay({ result, hidden }: { result: DayResult; hidden: boolean }) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const formats = useFormats();
  const value = result.usdt.toFixed();
  const percent = result.percent && formats.percent(result.percent);
  return (
    <span className={styles.change}>
      <Num size="note" direction={directionOf(value)}>
        <Arrow direction={directionOf(value)} />
        {!hidden && <SignedNum value={value} text={texts.fiat(result.usdt.abs())} />}
        {percent && (hidden ? percent : ` (${percent})`)}
      </Num>
      <Text size="note" tone="muted">
        {t('today')}
      </Text>
    </span>
  );
}
