import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { BOOK_ROWS } from './book-levels';
import styles from './book-panel.module.css';
import { DepthChart } from './depth-chart';
import { OrderBook, type OrderBookProps } from './order-book';
import { TradeTape } from './trade-tape';

const VIEWS = ['book', 'depth', 'trades'] as const;

/** As long as the book, so that switching moves nothing below. */
const TAPE_ROWS = 2 * BOOK_ROWS + 4;

export interface BookPanelProps extends OrderBookProps {
  pair: Pair;
  narrow?: boolean;
}

/** The order book, its curve and the trade tape, one at a time. */
export function BookPanel({ narrow = false, ...book }: BookPanelProps) {
  const { t } = useTranslation(['trade', 'depth']);
  const [view, setView] = useState<(typeof VIEWS)[number]>('book');
  const labels = {
    book: t(narrow ? 'trade:book.bookShort' : 'trade:book.book'),
    depth: t(narrow ? 'depth:titleShort' : 'depth:title'),
    trades: t(narrow ? 'depth:tapeShort' : 'trade:book.trades'),
  };
  return (
    <Tabs
      label={t('depth:views')}
      size="small"
      fill={!narrow}
      className={narrow ? styles.narrow : undefined}
      value={view}
      onValueChange={setView}
      items={VIEWS.map((value) => ({ value, label: labels[value] }))}
    >
      <TabPanel value="book">
        <OrderBook {...book} />
      </TabPanel>
      <TabPanel value="depth">
        <DepthChart pair={book.pair} />
      </TabPanel>
      <TabPanel value="trades">
        <TradeTape pair={book.pair} rows={TAPE_ROWS} narrow={narrow} />
      </TabPanel>
    </Tabs>
  );
}
