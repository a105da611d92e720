import type { RechargeCoin } from '@/data/recharge/queries';
import type { Money } from '@/domain/money/money';
import { foldText } from '@/ui/forms/filter-options';

/** A selectable coin with the customer's balance. */
export interface ChoosableCoin extends RechargeCoin {
  /** Available spot balance; undefined while unknown. */
  readonly available: Money | undefined;
}

/** Popular coins in order (designed), as far as the server has them. */
const HOT = ['USDT', 'BTC', 'ETH', 'SOL', 'XRP', 'TRX'];

export const hotCoins = (coins: readonly ChoosableCoin[]): ChoosableCoin[] =>
  HOT.flatMap((name) => coins.filter((coin) => coin.name === name));

/** The recently used coins, newest first. Coins no longer offered are left out. */
export const recentOf = (coins: readonly ChoosableCoin[], recent: readonly number[]): ChoosableCoin[] =>
  recent.flatMap((id) => coins.filter((coin) => coin.currency_id === id));

/**
 * Finds coins by short or full name. The order is: equal short name, beginning of the short name, beginning of the full
 * name, any other position.
 */
export function findCoins(coins: readonly ChoosableCoin[], query: string): ChoosableCoin[] {
  const wanted = foldText(query).trim();
  if (wanted === '') return [...coins];
  return coins
    .map((coin) => ({ coin, rank: rankOf(coin, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ coin }) => coin);
}

function rankOf({ name, full_name }: RechargeCoin, wanted: string): number {
  const [short, full] = [foldText(name), foldText(full_name)];
  if (short === wanted) return 4;
  if (short.startsWith(wanted)) return 3;
  if (full.startsWith(wanted)) return 2;
  return short.includes(wanted) || full.includes(wanted) ? 1 : 0;
}

/** Page which a choice opens. */
export type Purpose = 'recharge' | 'withdraw';

/** For a withdrawal the coins with a balance, for a deposit all coins. */
export function coinsFor(purpose: Purpose, coins: readonly ChoosableCoin[]): ChoosableCoin[] {
  return purpose === 'recharge' ? [...coins] : coins.filter(({ available }) => available?.gt(0));
}
