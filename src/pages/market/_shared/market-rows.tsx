import { useEffect, useRef } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { usePageScroll } from '@/ui/layout/page';
import { VirtualList } from '@/ui/media/virtual-list';
import { QuoteRow } from '../../_shared/market/quote-row';
import type { Sort } from '../../_shared/market/sort-pairs';
import { useSettledOrder } from '../../_shared/market/use-settled-order';
import styles from './market-rows.module.css';

/** Height of a QuoteRow. Its hairline overlaps the next row. */
const ROW_PX = 60;

/** Rows on the screen of a tall phone. */
const SCREENFUL = 14;

export interface MarketRowsProps {
  pairs: readonly Pair[];
  /** A tap opens the futures of the market. */
  futures?: boolean;
  sort: Sort | null;
  /** Names the listed set: another one is sorted at once, the same one only while no finger is on it. */
  view: string;
}

/** Virtual list of markets in the page's scroll area. */
export function MarketRows({ pairs, futures = false, sort, view }: MarketRowsProps) {
  const { t } = useTranslation('market');
  const scroller = usePageScroll();
  const rows = useSettledOrder(pairs, sort, view, scroller);

  const shown = useRef(view);
  useEffect(() => {
    // Another list starts at its top. After going back the shell restores the scroll position.
    if (shown.current !== view) scroller?.current?.scrollTo({ top: 0 });
    shown.current = view;
  }, [view, scroller]);

  return (
    // A new element per list, so that rows at different positions do not count as layout shifts.
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
