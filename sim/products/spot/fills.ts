import { Decimal, type Money, roundCredit, ZERO } from '@/domain/money/money';
import { BUY, feeAtRate } from '@/domain/spot/spot';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { CoinOrderRow } from './tables';
import { amountOf, lotsOf, ticksToMoney, valueAt } from './walk';

/** The part of an order that was filled at one price. */
export interface SpotFill {
  readonly price: Money;
  readonly amount: Money;
  /** In the quote currency, before the fee. */
  readonly value: Money;
  /** In the asset that the side receives. */
  readonly fee: Money;
  readonly atMs: number;
}

/**
 * The fills of an order, oldest first: what it took from the book, and the rest, which was filled at the order's price
 * when it ended.
 */
export function fillsOf(world: World, row: CoinOrderRow): readonly SpotFill[] {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const dealt = lotsOf(instrument, new Decimal(row.dealAmount)) ?? 0;
  if (dealt === 0) return [];
  const takes = world.tables.coinTakes.list('order', row.id);
  const rest = takes.reduce((left, { lots }) => left - lots, dealt);
  const atOnce = takes.flatMap((take) =>
    world.market
      .taken(row.symbolIndex, take.id, take.atMs)
      .map(([ticks, lots]) => withoutFee(instrument, ticks, lots, take.atMs)),
  );
  if (rest === 0) return shareFee(row, atOnce, new Decimal(row.feeAmount));
  const last = withoutFee(instrument, row.priceTicks, rest, row.updatedMs);
  const fee = feeAtRate(receivedOf(row, last), new Decimal(row.feeRate));
  return [...shareFee(row, atOnce, new Decimal(row.feeAmount).minus(fee)), { ...last, fee }];
}

const withoutFee = (instrument: Instrument, ticks: number, lots: number, atMs: number): SpotFill => ({
  price: ticksToMoney(instrument, ticks),
  amount: amountOf(instrument, lots),
  value: valueAt(instrument, ticks, lots),
  fee: ZERO,
  atMs,
});

const receivedOf = ({ side }: CoinOrderRow, { amount, value }: SpotFill): Money => (side === BUY ? amount : value);

/** One fee was taken for all levels together. Each level gets its share; the last gets the rounding difference. */
function shareFee(row: CoinOrderRow, fills: readonly SpotFill[], fee: Money): readonly SpotFill[] {
  const total = fills.reduce((sum, fill) => sum.plus(receivedOf(row, fill)), ZERO);
  let left = fee;
  return fills.map((fill, at) => {
    const part = at === fills.length - 1 ? left : roundCredit(fee.times(receivedOf(row, fill)).div(total));
    left = left.minus(part);
    return { ...fill, fee: part };
  });
}
