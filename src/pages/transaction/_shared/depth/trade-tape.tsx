import { memo } from 'react';
import type { Pair } from '@/data/market/quotes';
import { type Trade, useTrades } from '@/data/market/tape';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { OwnMark } from '@/ui/display/own-mark';
import { Num } from '@/ui/text/num';
import styles from './trade-tape.module.css';

export interface TradeTapeProps {
  pair: Pair;
  /** Number of rows, filled or empty, so that new trades move nothing. */
  rows: number;
}

/** Recent trades of a market, newest first. */
export function TradeTape({ pair, rows }: TradeTapeProps) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const trades = useTrades(pair.symbol);
  return (
    <section className={styles.tape} aria-label={t('book.trades')}>
      <div className={cx(styles.row, styles.head)}>
        <span>{t('book.price')}</span>
        <span>{t('book.amount')}</span>
        <span>{t('book.time')}</span>
      </div>
      <div style={{ minHeight: rows * 22 }}>
        {trades.length === 0 && <p className={styles.empty}>{t('book.noTrades')}</p>}
        {trades.slice(0, rows).map((trade) => (
          <TapeRow key={trade.id} trade={trade} decimals={pair.price_decimals} format={format} />
        ))}
      </div>
    </section>
  );
}

interface TapeRowProps {
  trade: Trade;
  decimals: number;
  format: Formats;
}

const TapeRow = memo(function TapeRow({ trade, decimals, format }: TapeRowProps) {
  const { t } = useTranslation(['trade', 'depth']);
  const bought = trade.side === 'buy';
  return (
    <div className={styles.row}>
      <Num live direction={bought ? 'up' : 'down'}>
        <span className="visually-hidden">{t(bought ? 'trade:book.bought' : 'trade:book.sold')} </span>
        {trade.isOwn && <OwnMark label={t('depth:ownTrade')} />}
        {format.fixed(trade.price, decimals)}
      </Num>
      <Num weight="regular">{format.compact(trade.amount)}</Num>
      <Num weight="regular" className={styles.time}>
        {format.time(trade.timeMs)}
      </Num>
    </div>
  );
});
