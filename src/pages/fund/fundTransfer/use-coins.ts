import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { useSearchParams } from '@/lib/browser/search-params';
import { useStore } from '@/lib/stores/use-store';
import { coinsOf, type SwapCoins } from './coins';

const amountDraft = createDraft('exchange', v.string(), '');

/** Typed amount of the given coin. It survives navigation, reload and a change of language. */
export function useAmountDraft() {
  return [useStore(amountDraft), amountDraft.set] as const;
}

/** Empties the form after an exchange, unless another amount has been typed meanwhile. */
export const forgetAmount = amountDraft.forget;

/**
 * The two coins are part of the page address, so that other pages can link to them. A change replaces the history
 * entry.
 */
export function useCoins(offered: readonly number[]): [SwapCoins, (next: SwapCoins) => void] {
  const [fields, setFields] = useSearchParams();
  const coins = coinsOf(fields.get('from'), fields.get('to'), offered);
  return [coins, ({ from, to }) => setFields({ from: String(from), to: String(to) }, { replace: true })];
}
