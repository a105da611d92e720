import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { usePageScroll } from '@/ui/layout/page';
import { VirtualList } from '@/ui/media/virtual-list';
import { QuoteRow } from '../../_shared/quote-row';
import type { Sort } from '../../_shared/sort-pairs';
import { useSettledOrder } from '../../_shared/use-settled-order';
import styles from './market-rows.module.css';

/** The height of a QuoteRow; its hairline lies on the row below. */
const ROW_PX = 60;

/** Rows of a tall phone. */
const SCREENFUL = 14;

export interface MarketRowsProps {
  pairs: readonly Pair[];
  /** A tap leads to a market's futures. */
  futures?: boolean;
  sort: Sort | null;
  /** Names what is listed: another one is put in order at once, the same one when nobody has a finger on it. */
  view: string;
}

/** Markets one below the other, in the page's own scroll area. Only the rows in sight exist. */
export function MarketRows({ pairs, futures = false, sort, view }: MarketRowsProps) {
  const { t } = useTranslation('market');
  const scroller = usePageScroll();
  const rows = useSettledOrder(pairs, sort, view, scroller);

  const shown = useRef(view);
  useEffect(() => {
    // Another list begins at its top; the one that the user comes back to is where it was (the shell sees to that).
    if (shown.current !== view) scroller?.current?.scrollTo({ top: 0 });
    shown.current = view;
  }, [view, scroller]);

  return (
    // Another list is another one: nothing goes from its place in one to its place in the other.
    <section key={view} aria-label={t('list.label')} className={styles.rows} data-tour="market-rows">
      <VirtualList
        items={rows}
        itemSizePx={ROW_PX}
        firstRows={SCREENFUL}
        renderItem={(pair) => <QuoteRow key={pair.symbol} pair={pair} futures={futures} star />}
      />
    </section>
  );
}
