import { exposureOf, type MarginAccount, profitOf, riskRate } from '@/domain/futures/futures';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { type FuturesOrderRow, OPEN } from './tables';

/** Futures are margined and settled in USDT, in an account of their own. */
export const FUTURES_ACCOUNT = 'lever';
export const FUTURES_ASSET = 'USDT';

export const instrumentOf = (world: World, { symbolIndex }: Pick<FuturesOrderRow, 'symbolIndex'>): Instrument =>
  world.instruments[symbolIndex] as Instrument;

export const openPositions = (world: World, userId: number): readonly FuturesOrderRow[] =>
  world.tables.leverOrders.list('userStatus', `${userId}|${OPEN}`);

/** Unrealised profit or loss of a position at a price in ticks, in USDT. */
export function profitAt(world: World, row: FuturesOrderRow, ticks: number): Money {
  const instrument = instrumentOf(world, row);
  const [open, at] = [ticksToMoney(instrument, row.priceTicks), ticksToMoney(instrument, ticks)];
  return profitOf(row.direction, open, at, new Decimal(row.number));
}

/** The same at the market's last price. */
export const profitNow = (world: World, row: FuturesOrderRow): Money =>
  profitAt(world, row, world.market.lastTicks(row.symbolIndex, world.nowMs));

/** The same at the mark price, which decides on liquidation. */
export const profitAtMark = (world: World, row: FuturesOrderRow): Money =>
  profitAt(world, row, world.market.markTicks(row.symbolIndex, world.nowMs));

/**
 * Sums of margins and unrealised profits over the given positions, with the account's available balance; in USDT. Valued
 * at last prices unless `profitFrom` says otherwise.
 */
export function marginAccount(
  world: World,
  userId: number,
  positions: readonly FuturesOrderRow[],
  profitFrom: (world: World, row: FuturesOrderRow) => Money = profitNow,
): MarginAccount {
  let [margins, originMargins, profits] = [ZERO, ZERO, ZERO];
  for (const row of positions) {
    margins = margins.add(row.margin);
    originMargins = originMargins.add(row.originMargin);
    profits = profits.add(profitFrom(world, row));
  }
  const available = world.ledger.available(userId, FUTURES_ACCOUNT, FUTURES_ASSET);
  return { available, margins, originMargins, profits };
}

/** The customer's risk rate in percent, and the sums over all open positions that it follows from. */
export function riskOf(world: World, userId: number): { rate: Money; account: MarginAccount } {
  const account = marginAccount(world, userId, openPositions(world, userId));
  return { rate: riskRate(account), account };
}

/** Net exposure by market index, in signed coins: the customer's gain in USDT when the price there rises by 1 USDT. */
export function exposures(positions: readonly FuturesOrderRow[]): ReadonlyMap<number, Money> {
  const sums = new Map<number, Money>();
  for (const { symbolIndex, direction, number } of positions) {
    const own = exposureOf(direction, new Decimal(number));
    sums.set(symbolIndex, (sums.get(symbolIndex) ?? ZERO).add(own));
  }
  return sums;
}
