import type { Pair } from '@/data/market/quotes';

/** Whether a product accepts orders in a market, and why not. */
export type MarketState = 'open' | 'closed' | 'halted' | 'notOpen';

/**
 * In the order of the exchange's refusals. Without these flags the market counts as open, and the server refuses orders
 * itself.
 */
function stateOf({ is_open: isOpen, is_halted: isHalted }: Pair, isOffered: boolean): MarketState {
  if (!isOffered) return 'notOpen';
  if (isOpen === false) return 'closed';
  return isHalted ? 'halted' : 'open';
}

export const spotState = (pair: Pair): MarketState => stateOf(pair, pair.open_coin_trade);
export const futuresState = (pair: Pair): MarketState => stateOf(pair, pair.open_lever);
export const optionsState = (pair: Pair): MarketState => stateOf(pair, pair.open_microtrade);
