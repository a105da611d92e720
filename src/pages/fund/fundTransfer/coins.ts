/** Ids of the given and the received coin; never the same. */
export interface SwapCoins {
  readonly from: number;
  readonly to: number;
}

/** USDT and bitcoin by currency id: the most common first choice. */
const FIRST = [3, 1] as const;

/** The coins named by the page address, if they are offered; otherwise the defaults. */
export function coinsOf(from: string | null, to: string | null, offered: readonly number[]): SwapCoins {
  const known = (text: string | null) => offered.find((id) => String(id) === text);
  const first = (not: number | undefined) => [...FIRST, ...offered].find((id) => id !== not && offered.includes(id));
  const wantedTo = known(to);
  const given = known(from) ?? first(wantedTo) ?? FIRST[0];
  const received = wantedTo !== undefined && wantedTo !== given ? wantedTo : first(given);
  return { from: given, to: received ?? FIRST[1] };
}

/** Changes the coin of one side. Choosing the coin of the other side swaps the two. */
export function chosen(coins: SwapCoins, side: keyof SwapCoins, id: number): SwapCoins {
  const other = side === 'from' ? 'to' : 'from';
  const next = coins[other] === id ? { ...coins, [other]: coins[side] } : coins;
  return { ...next, [side]: id };
}
