import type { Pair } from '@/data/queries/quotes';

export type MarketState = 'open' | 'closed' | 'halted';

/** Whether a market trades now. Servers that do not say only list markets that do. */
export function marketStateOf({ is_halted, is_open }: Pick<Pair, 'is_halted' | 'is_open'>): MarketState {
  if (is_halted) return 'halted';
  return is_open === false ? 'closed' : 'open';
}
