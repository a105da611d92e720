import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { useExchange } from '../connection/exchange';
import { usePolled } from '../connection/use-polled';
import { decimalsOf } from '../formats/price-decimals';
import { directionOf, signedPercent } from '../formats/signed-percent';
import { dateText, timeText } from '../formats/zone';
import { NextEvent } from '../panels/clock/next-event';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { chosenMarket } from '../tools/chosen-market';
import { useRate } from '../tools/use-rate';
import styles from './stage.module.css';

const FACTS_EVERY_MS = 1_000;
const SECOND_MS = 1_000;
const ALL_MARKETS = 'all';

/** Four facts about the current moment: the time, a market, the customer's equity, and the next event. */
export function Facts() {
  const { t } = useTranslation('room-stage');
  return (
    <ul aria-label={t('facts')} className={styles.facts}>
      <Clock />
      <MarketAndPerson />
      <li className={styles.fact}>
        <NextEvent />
      </li>
    </ul>
  );
}

function Clock() {
  const { t, i18n } = useTranslation('room-stage');
  const nowMs = useNow(SECOND_MS);
  const rate = useRate();
  return (
    <li className={styles.fact}>
      <span className={styles.name}>{t('clock')}</span>
      <b className={styles.figure}>{timeText(nowMs, i18n.language)}</b>
      <span className={styles.more}>
        {dateText(nowMs, i18n.language)} · {rate === 0 ? t('atRest') : `×${rate}`}
      </span>
    </li>
  );
}

function MarketAndPerson() {
  const { t, i18n } = useTranslation('room-stage');
  const { fixed } = useFormats();
  const { page } = useExchange();
  const chosen = useStore(chosenMarket);
  const symbol = chosen === ALL_MARKETS ? 'BTC/USDT' : chosen;
  const token = useStore(page.token);
  const person = useCurrentPerson();
  const facts = usePolled('stage.facts', { symbol, token }, FACTS_EVERY_MS).value;
  if (!facts) return null;
  const { price, percent, worthUsdt } = facts;
  const direction = directionOf(percent);
  return (
    <>
      <li className={styles.fact}>
        <span className={styles.name}>{symbol}</span>
        <b className={cx(styles.figure, direction && styles[direction])}>{fixed(price, decimalsOf(price))}</b>
        <span className={styles.more}>{t('sinceStart', { percent: signedPercent(percent, i18n.language) })}</span>
      </li>
      <li className={styles.fact}>
        <span className={styles.name}>{person ? t('worth', { name: person.nickname }) : t('nobody')}</span>
        {worthUsdt !== null && (
          <>
            <b className={styles.figure}>{fixed(worthUsdt, 2)}</b>
            <span className={styles.more}>USDT</span>
          </>
        )}
      </li>
    </>
  );
}
