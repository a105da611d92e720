import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { useStore } from '@/lib/stores/use-store';

export const MARKET_TABS = ['favourites', 'spot', 'futures', 'stocks'] as const;

const sort = v.object({ key: v.picklist(['name', 'volume', 'price', 'change']), descending: v.boolean() });

const schema = v.object({
  tab: v.picklist(MARKET_TABS),
  /** '' for all sectors. */
  sector: v.string(),
  sort: v.nullable(sort),
});
export type MarketView = v.InferOutput<typeof schema>;

const FIRST_VIEW: MarketView = { tab: 'spot', sector: '', sort: null };

/** State of the market page, kept while the user visits other pages. */
const view = createDraft('market-view', schema, FIRST_VIEW);

export const useMarketView = (): MarketView => useStore(view);

export function changeMarketView(change: Partial<MarketView>): void {
  view.set({ ...view.get(), ...change });
}
