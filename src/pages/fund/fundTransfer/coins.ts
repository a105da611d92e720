/** Ids of what is given and what is received; never the same. */
export interface SwapCoins {
  readonly from: number;
  readonly to: number;
}

/** USDT for bitcoin, by the family's ids: what most people begin with. */
const FIRST = [3, 1] as const;

/** The coins an address names, as far as they are offered; an old or hand-made address falls back to the first two. */
export function coinsOf(from: string | null, to: string | null, offered: readonly number[]): SwapCoins {
  const known = (text: string | null) => offered.find((id) => String(id) === text);
  const first = (not: number | undefined) => [...FIRST, ...offered].find((id) => id !== not && offered.includes(id));
  const wantedTo = known(to);
  const given = known(from) ?? first(wantedTo) ?? FIRST[0];
  const received = wantedTo !== undefined && wantedTo !== given ? wantedTo : first(given);
  return { from: given, to: received ?? FIRST[1] };
}

/** Choosing on one side what is on the other changes the two over. */
export function chosen(coins: SwapCoins, side: keyof SwapCoins, id: number): SwapCoins {
  const other = side === 'from' ? 'to' : 'from';
  const next = coins[other] === id ? { ...coins, [other]: coins[side] } : coins;
  return { ...next, [side]: id };
}
