import { useEffect, useMemo, useState } from 'react';
import { receive } from '@/data/realtime/receive';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import type { Sort } from '../../_shared/market/sort-pairs';
import { MarketRows } from '../_shared/market-rows';
import { SortHeader } from '../market/sort-header';
import { syntheticPairs, syntheticTick } from './synthetic-market';

/** Interval between batches of events. Small batches, as from a socket, instead of one for all rows. */
const PORTION_MS = 10;
const DEFAULT_ROWS = 300;
const DEFAULT_HZ = 10;

/**
 * Load test of the market list (sandbox only). `/bench-market?rows=300&hz=10` shows `rows` synthetic markets and sends
 * `hz` ticks per second to each, through the realtime routing and the real price store. `window.marketBench.received()`
 * returns the number of ticks, `stop()` ends them.
 */
export default function MarketBenchmark() {
  const { t } = useTranslation('market');
  const [params] = useSearchParams();
  const rows = Number(params.get('rows') ?? DEFAULT_ROWS);
  const hz = Number(params.get('hz') ?? DEFAULT_HZ);
  const [sort, setSort] = useState<Sort | null>({ key: 'change', descending: true });
  const pairs = useMemo(() => syntheticPairs(rows), [rows]);

  useEffect(() => {
    const began = performance.now();
    let received = 0;
    const feed = () => {
      const due = Math.floor(((performance.now() - began) / 1000) * hz * pairs.length);
      for (; received < due; received += 1) {
        const pair = pairs[received % pairs.length];
        if (pair) receive('daymarket', syntheticTick(pair, Math.floor(received / pairs.length)));
      }
    };
    const timer = setInterval(feed, PORTION_MS);
    const stop = () => clearInterval(timer);
    Object.assign(window, { marketBench: { received: () => received, stop } });
    return stop;
  }, [pairs, hz]);

  return (
    <Page
      header={
        <NavBar variant="root" title={t('title')}>
          <SortHeader sort={sort} onSort={setSort} />
        </NavBar>
      }
    >
      <MarketRows pairs={pairs} sort={sort} view="bench" />
    </Page>
  );
}
