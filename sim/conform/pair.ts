import type { Call } from '@/contract/calls';
import { chosen, type From, type Row, rowsOf, type Seen, type Value } from './step';

export const QUOTES: Call = 'GET /currency/quotation_new';

const on = (flag: unknown) => flag === 1 || flag === '1' || flag === true;

/** The first pair of the first group (USDT) that is open for a kind of trading. */
export function pairFor(seen: Seen, kind: string): Row | undefined {
  const [group] = rowsOf(seen.payload(QUOTES));
  return rowsOf(group?.quotation).find((pair) => on(pair[kind]) && (pair.is_open === undefined || on(pair.is_open)));
}
export const pairField = (kind: string, field: string): From =>
  chosen([QUOTES], (seen) => pairFor(seen, kind)?.[field] as Value);

/** A price so far below the market that an order to buy at it waits. */
export const farBelow = (kind: string): From =>
  chosen([QUOTES], (seen) => {
    const { now_price: price, price_decimals: decimals } = pairFor(seen, kind) ?? {};
    const places = Number(decimals ?? String(price).split('.')[1]?.length ?? 2);
    return Number(price) > 0 ? (Number(price) / 2).toFixed(places) : null;
  });

export const USDT = chosen([QUOTES], (seen) => rowsOf(seen.payload(QUOTES))[0]?.id as Value);
export const tradedPair = (kind: string) => ({
  currency_id: pairField(kind, 'currency_id'),
  legal_id: pairField(kind, 'legal_id'),
});
