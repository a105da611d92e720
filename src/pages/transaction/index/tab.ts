import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { createPreference } from '@/data/session/preferences';

/** Products in the order of the tabs (specification section 2). */
export const TRADE_TABS = ['options', 'futures', 'coins'] as const;
export type TradeTab = (typeof TRADE_TABS)[number];

const lastTab = createPreference<TradeTab>('trade-tab', v.picklist(TRADE_TABS), 'coins');

const isTab = (name: string | null): name is TradeTab => TRADE_TABS.some((tab) => tab === name);

/**
 * The tab in the page address, or the one viewed last, and a function which changes it. A change replaces the history
 * entry.
 */
export function useTradeTab(): [tab: TradeTab, change: (tab: TradeTab) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const change = useCallback(
    (next: TradeTab) => {
      lastTab.set(next);
      setQuery(
        (before) => {
          const changed = new URLSearchParams(before);
          changed.set('tab', next);
          return changed;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  return [isTab(named) ? named : lastTab.get(), change];
}
