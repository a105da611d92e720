import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { BOOK_ROWS } from './book-levels';
import { OrderBook, type OrderBookProps } from './order-book';
import { TradeTape } from './trade-tape';

/** As long as the book, so that switching moves nothing below. */
const TAPE_ROWS = 2 * BOOK_ROWS + 4;

export interface BookPanelProps extends OrderBookProps {
  pair: Pair;
  narrow?: boolean;
}

/** The order book, and the trade tape behind it. */
export function BookPanel({ narrow = false, ...book }: BookPanelProps) {
  const { t } = useTranslation('trade');
  const [view, setView] = useState<'book' | 'trades'>('book');
  return (
    <Tabs
      label={t('book.views')}
      size="small"
      fill
      value={view}
      onValueChange={setView}
      items={(['book', 'trades'] as const).map((value) => ({
        value,
        label: t(narrow && value === 'book' ? 'book.bookShort' : `book.${value}`),
      }))}
    >
      <TabPanel value="book">
        <OrderBook {...book} />
      </TabPanel>
      <TabPanel value="trades">
        <TradeTape pair={book.pair} rows={TAPE_ROWS} narrow={narrow} />
      </TabPanel>
    </Tabs>
  );
}
