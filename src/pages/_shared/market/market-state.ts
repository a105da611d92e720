import type { Pair } from '@/data/market/quotes';

export type MarketState = 'open' | 'closed' | 'halted';

/** Trading state of a market. Servers without these flags only list markets which trade. */
export function marketStateOf({ is_halted, is_open }: Pick<Pair, 'is_halted' | 'is_open'>): MarketState {
  if (is_halted) return 'halted';
  return is_open === false ? 'closed' : 'open';
}
