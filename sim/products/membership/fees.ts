import { Decimal, type Money, roundCredit } from '@/domain/money';
import type { World } from '../../world';
import { earnByTrading } from '../points/earn';
import { payFeeBack } from './coupons';
import { noteCredit } from './credit';
import { expectRebate } from './rebates';
import type { SavingRow } from './tables';

/** A trading fee that has just been booked. */
export interface FeePaid {
  readonly userId: number;
  readonly product: 'spot' | 'futures' | 'options';
  /** In one asset: what was paid, and what it would have been without a tier. */
  readonly fee: Money;
  readonly fullFee: Money;
  /** What was traded, in USDT: points follow from it. */
  readonly volume: Money;
  /** USDT for one unit of that asset in this trade; asked for only where something follows from the fee. */
  readonly usdtPrice: () => Money;
}

/**
 * What follows from a trading fee: trading brings points, the tier's saving is counted, a coupon in use pays the fee back, and an inviter is
 * due a rebate at midnight. Products call it after they have booked, in the same transaction; with a fee of zero too,
 * for that may be all of it saved.
 */
export function noteFee(world: World, { userId, product, fee, fullFee, volume, usdtPrice }: FeePaid): void {
  noteCredit(world, userId, 'firstTrade');
  earnByTrading(world, userId, volume);
  if (fullFee.gt(fee)) {
    addSaving(world, userId, product, roundCredit(fullFee.minus(fee).times(usdtPrice())));
  }
  if (fee.isZero()) return;
  expectRebate(world, userId);
  if (product !== 'options') payFeeBack(world, userId, product, () => fee.times(usdtPrice()));
}

function addSaving(world: World, userId: number, product: FeePaid['product'], usdt: Money): void {
  const { savings } = world.tables;
  const row: SavingRow = savings.get(userId) ?? savings.insert({ id: userId, spot: '0', futures: '0', options: '0' });
  savings.update(userId, { [product]: new Decimal(row[product]).plus(usdt).toFixed() });
}
