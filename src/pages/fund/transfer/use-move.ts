import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { useSearchParams } from '@/lib/browser/search-params';
import { useStore } from '@/lib/stores/use-store';
import { type MovableCoin, type Move, moveOf } from './move';

const amountDraft = createDraft('transfer', v.string(), '');

/** Typed amount. It survives navigation, reload and a change of language. */
export function useMoveAmount() {
  return [useStore(amountDraft), amountDraft.set] as const;
}

/** Clears the amount that was sent. One typed meanwhile belongs to the next transfer. */
export function clearSentAmount(sent: string): void {
  if (amountDraft.get() === sent) amountDraft.set('');
}

/** Coin and accounts are part of the page address, so that other pages can link to them. */
export function useMove(coins: readonly MovableCoin[]): [Move | null, (next: Move) => void] {
  const [fields, setFields] = useSearchParams();
  const inAddress = { currency: fields.get('currency'), from: fields.get('from'), to: fields.get('to') };
  const change = ({ coin, from, to }: Move) => setFields({ currency: String(coin.id), from, to }, { replace: true });
  return [moveOf(coins, inAddress), change];
}
