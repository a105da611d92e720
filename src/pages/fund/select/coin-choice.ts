import type { RechargeCoin } from '@/data/queries/recharge';
import type { Money } from '@/domain/money';

/** A coin that can be chosen, with what the customer has of it to spend. */
export interface ChoosableCoin extends RechargeCoin {
  /** In the spot account. */
  readonly available: Money | undefined;
}

/** What most people look for (designed), in that order, as far as the server has them. */
const HOT = ['USDT', 'BTC', 'ETH', 'SOL', 'XRP', 'TRX'];

export const hotCoins = (coins: readonly ChoosableCoin[]): ChoosableCoin[] =>
  HOT.flatMap((name) => coins.filter((coin) => coin.name === name));

/** The coins used last, newest first; one that is not on offer any more is left out. */
export const recentOf = (coins: readonly ChoosableCoin[], recent: readonly number[]): ChoosableCoin[] =>
  recent.flatMap((id) => coins.filter((coin) => coin.currency_id === id));

/** By short name first, and by the beginning before the middle; the full name counts as well. */
export function findCoins(coins: readonly ChoosableCoin[], query: string): ChoosableCoin[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [...coins];
  return coins
    .map((coin) => ({ coin, rank: rankOf(coin, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ coin }) => coin);
}

function rankOf({ name, full_name }: RechargeCoin, wanted: string): number {
  const [short, full] = [name.toLowerCase(), full_name.toLowerCase()];
  if (short === wanted) return 4;
  if (short.startsWith(wanted)) return 3;
  if (full.startsWith(wanted)) return 2;
  return short.includes(wanted) || full.includes(wanted) ? 1 : 0;
}

/** Where a choice leads. */
export type Purpose = 'recharge' | 'withdraw';

/** Withdrawals begin with a coin that is there; deposits with any. Those with a balance come first there. */
export function coinsFor(purpose: Purpose, coins: readonly ChoosableCoin[]): ChoosableCoin[] {
  return purpose === 'recharge' ? [...coins] : coins.filter(({ available }) => available?.gt(0));
}
