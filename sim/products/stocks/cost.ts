import { Decimal, type Money, roundDebit, ZERO } from '@/domain/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';

const idOf = (userId: number, { index }: Instrument) => `${userId}|${index}`;

/** Shares that came in, and what was paid for them. */
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

/** Shares that went out take their part of the cost along, so that the average of the others stays what it was. */
export function takeCost(world: World, userId: number, instrument: Instrument, amount: Money): void {
  const { stockCosts } = world.tables;
  const id = idOf(userId, instrument);
  const known = stockCosts.get(id);
  if (!known) return;
  const held = new Decimal(known.amount);
  // Shares may have come in otherwise than by trade; those have no cost to take along.
  const left = Decimal.max(ZERO, held.minus(amount));
  const cost = left.isZero() ? ZERO : roundDebit(left.times(known.cost).div(held));
  stockCosts.update(id, { amount: left.toFixed(), cost: cost.toFixed() });
}

/** Average price paid for a share, null for who paid for none. */
export function averageCost(world: World, userId: number, instrument: Instrument): Money | null {
  const known = world.tables.stockCosts.get(idOf(userId, instrument));
  if (!known || known.amount === '0') return null;
  return new Decimal(known.cost).div(known.amount);
}
