import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { Market } from '../../market/market';
import { hasFutures } from './market-terms';

/** Mark and index price as quotes and ticker events carry them (designed); nothing for a market without futures. */
export function wireMarks(market: Market, one: Instrument, nowMs: number) {
  if (!hasFutures(one)) return {};
  return {
    mark_price: ticksToDecimalString(one, market.markTicks(one.index, nowMs)),
    index_price: ticksToDecimalString(one, market.indexTicks(one.index, nowMs)),
  };
}
