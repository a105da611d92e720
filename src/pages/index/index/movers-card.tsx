import { useDeferredValue, useMemo, useState } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { List } from '@/ui/display/list';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { usePageScroll } from '@/ui/layout/page';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { FailureState } from '../../_shared/load-failure';
import { QuoteRow } from '../../_shared/market/quote-row';
import type { Sort } from '../../_shared/market/sort-pairs';
import { useSettledOrder } from '../../_shared/market/use-settled-order';
import styles from './movers-card.module.css';

const MOVER_TABS = ['gainers', 'losers', 'volume', 'new'] as const;
type MoverTab = (typeof MOVER_TABS)[number];

/**
 * Sort order of each tab; null keeps the order of `moversOf`. The objects are constant, so that rows are not sorted
 * again on every render.
 */
const MOVER_SORTS: Readonly<Record<MoverTab, Sort | null>> = {
  gainers: { key: 'change', descending: true },
  losers: { key: 'change', descending: false },
  volume: { key: 'volume', descending: true },
  new: null,
};

/** The markets of a tab. Servers assign ids in the order of listing, so new coins have the highest ids. */
function moversOf(pairs: readonly Pair[], tab: MoverTab): readonly Pair[] {
  if (tab !== 'new') return pairs;
  return pairs.filter(({ kind }) => kind === 'crypto').sort((a, b) => b.id - a.id);
}

const SHOWN = 6;

/** Top gainers, top losers, highest volume, and new markets. */
export function MoversCard() {
  const { t } = useTranslation('home');
  const [tab, setTab] = useState<MoverTab>('gainers');
  return (
    <Card flush>
      <Tabs
        label={t('movers.label')}
        items={MOVER_TABS.map((value) => ({ value, label: t(`movers.${value}`) }))}
        value={tab}
        onValueChange={setTab}
        className={styles.tabs}
        data-tour="home-movers"
      >
        <TabPanel value={tab}>
          <Movers tab={tab} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}

function Movers({ tab }: { tab: MoverTab }) {
  const { t } = useTranslation(['home', 'common']);
  const quotes = useQuotes();
  // Deferred: six rows are the longest part of the start, and a slow phone answers a finger between two of them.
  const data = useDeferredValue(quotes.data);
  if (data) return <MoverRows tab={tab} pairs={data.pairs} />;
  if (quotes.isError) return <FailureState title={t('movers.failed')} query={quotes} />;
  return (
    <Late>
      <SkeletonList rows={SHOWN} label={t('common:loading')} />
    </Late>
  );
}

function MoverRows({ tab, pairs }: { tab: MoverTab; pairs: readonly Pair[] }) {
  const { t } = useTranslation('home');
  const candidates = useMemo(() => moversOf(pairs, tab), [pairs, tab]);
  const rows = useSettledOrder(candidates, MOVER_SORTS[tab], tab, usePageScroll()).slice(0, SHOWN);
  if (rows.length === 0) return <EmptyState title={t('movers.empty')} hint={t('movers.emptyHint')} />;
  return (
    <>
      <List label={t(`movers.${tab}`)}>
        {rows.map((pair) => (
          <li key={pair.symbol} className={styles.item}>
            <QuoteRow pair={pair} />
          </li>
        ))}
      </List>
      <a className={styles.all} href={`#${path('/pages/market/market')}`}>
        {t('movers.seeAll')}
      </a>
    </>
  );
}
