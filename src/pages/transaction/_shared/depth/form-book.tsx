import { useRef } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { formPrice } from '../market/form-price';
import { LivePrice } from '../market/live-price';
import { bidPercent, spreadOf } from './book-levels';
import { type BookRowStyle, type OwnLevels, renderBookRow } from './book-row';
import styles from './form-book.module.css';
import { GridSelect } from './grid-select';
import { useBook } from './use-book';

const ROWS = [0, 1, 2, 3, 4];

export interface FormBookProps {
  pair: Pair;
  own: OwnLevels;
  /** Called when the user taps a level or the last price. */
  onPick: (price: string) => void;
}

/**
 * The order book beside a form: five levels per side, which fill in their price on a tap, and the share of each side.
 */
export function FormBook({ pair, own, onPick }: FormBookProps) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const box = useRef<HTMLElement>(null);
  const { depth, asks, bids, step, steps, rowStyle: shared } = useBook(box, pair, ROWS.length, own);
  const rowStyle: BookRowStyle = { ...shared, sums: 'none', dense: true, onPick };
  const share = bidPercent(bids, asks);
  const spread = depth && spreadOf(depth, pair.price_decimals);
  return (
    <section ref={box} className={styles.book} aria-label={t('book.book')}>
      <div className={styles.head}>
        <span>
          {t('book.price')}
          <span className={styles.unit}> ({pair.legal_name})</span>
        </span>
        <span>
          {t('book.amount')}
          <span className={styles.unit}> ({pair.currency_name})</span>
        </span>
      </div>
      <div>{ROWS.map((at) => renderBookRow(rowStyle, 'ask', asks[ROWS.length - 1 - at], at))}</div>
      <button type="button" className={styles.last} onClick={() => onPick(formPrice(pair))}>
        <span className="visually-hidden">{t('book.pick.last')} </span>
        <LivePrice pair={pair} size="input" arrow />
        <span className={styles.spread}>
          {pair.is_open === false
            ? t('state.closed')
            : `${t('book.spread')} ${format.fixed(spread ?? null, pair.price_decimals)}`}
        </span>
      </button>
      <div>{ROWS.map((at) => renderBookRow(rowStyle, 'bid', bids[at], at))}</div>
      <div className={styles.share} aria-hidden="true">
        <span style={{ transform: `scaleX(${(share ?? 50) / 100})` }} />
      </div>
      <div className={styles.foot}>
        <span className={styles.bids}>{t('book.bids', { percent: share ?? '–' })}</span>
        <GridSelect symbol={pair.symbol} step={step} steps={steps} />
      </div>
    </section>
  );
}
