import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { BOOK_ROWS } from './book-levels';
import { DepthChart } from './depth-chart';
import { OrderBook, type OrderBookProps } from './order-book';
import { TradeTape } from './trade-tape';

const VIEWS = ['book', 'depth', 'trades'] as const;

/** As high as the book, so that switching moves nothing below. */
const TAPE_ROWS = 2 * BOOK_ROWS + 4;

/** The order book, its depth curve and the recent trades, one at a time. */
export function BookPanel(book: OrderBookProps) {
  const { t } = useTranslation(['trade', 'depth']);
  const [view, setView] = useState<(typeof VIEWS)[number]>('book');
  const labels = {
    book: t('trade:book.book'),
    depth: t('depth:title'),
    trades: t('trade:book.trades'),
  };
  return (
    <Tabs
      label={t('depth:views')}
      size="small"
      fill
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
        <TradeTape pair={book.pair} rows={TAPE_ROWS} />
      </TabPanel>
    </Tabs>
  );
}
