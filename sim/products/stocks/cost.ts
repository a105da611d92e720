import { Decimal, type Money, roundDebit, ZERO } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';

const idOf = (userId: number, { index }: Instrument) => `${userId}|${index}`;

/** Adds shares of a stock and their cost in USDT. */
export function addCost(world: World, userId: number, instrument: Instrument, amount: Money, cost: Money): void {
  const { stockCosts } = world.tables;
  const id = idOf(userId, instrument);
  const known = stockCosts.get(id);
  if (!known) stockCosts.insert({ id, amount: amount.toFixed(), cost: cost.toFixed() });
  else
    stockCosts.update(id, {
      amount: amount.plus(known.amount).toFixed(),
      cost: cost.plus(known.cost).toFixed(),
    });
}

/** Removes shares with their part of the cost, so that the average cost of the others stays the same. */
export function takeCost(world: World, userId: number, instrument: Instrument, amount: Money): void {
  const { stockCosts } = world.tables;
  const id = idOf(userId, instrument);
  const known = stockCosts.get(id);
  if (!known) return;
  const held = new Decimal(known.amount);
  // Shares that were not bought, such as granted ones, have no cost.
  const left = Decimal.max(ZERO, held.minus(amount));
  const cost = left.isZero() ? ZERO : roundDebit(left.times(known.cost).div(held));
  stockCosts.update(id, { amount: left.toFixed(), cost: cost.toFixed() });
}

/** Average price paid for a share; null when none was paid for. */
export function averageCost(world: World, userId: number, instrument: Instrument): Money | null {
  const known = world.tables.stockCosts.get(idOf(userId, instrument));
  if (!known || known.amount === '0') return null;
  return new Decimal(known.cost).div(known.amount);
}
