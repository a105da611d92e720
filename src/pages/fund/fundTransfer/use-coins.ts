import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import { useStore } from '@/lib/use-store';
import { coinsOf, type SwapCoins } from './coins';

const amountDraft = createDraft('exchange', v.string(), '');

/** How much is to be given, as typed: survives back, reload and a change of language. */
export function useAmountDraft() {
  return [useStore(amountDraft), amountDraft.set] as const;
}

/** The two coins live in the address, so that other screens can name them. Changing them leaves no steps behind. */
export function useCoins(offered: readonly number[]): [SwapCoins, (next: SwapCoins) => void] {
  const [fields, setFields] = useSearchParams();
  const coins = coinsOf(fields.get('from'), fields.get('to'), offered);
  return [coins, ({ from, to }) => setFields({ from: String(from), to: String(to) }, { replace: true })];
}
