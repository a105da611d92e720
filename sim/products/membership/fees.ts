import type { AccountKind } from '@/contract/account-kinds';
import { Decimal, type Money, roundCredit } from '@/domain/money/money';
import type { World } from '../../world';
import { earnByTrading } from '../points/earn';
import { payFeeBack } from './coupons';
import { noteCredit } from './credit';
import { scheduleRebate } from './rebates';
import type { SavingRow } from './tables';

/** A trading fee that has just been booked. */
export interface FeePaid {
  readonly userId: number;
  readonly product: 'spot' | 'futures' | 'options';
  /** The account that the trade was paid from. */
  readonly account: AccountKind;
  /** The fee paid, and the fee without the tier's discount, in one asset. */
  readonly fee: Money;
  readonly fullFee: Money;
  /** Traded value in USDT, from which points follow. */
  readonly volume: Money;
  /** USDT for one unit of the fee's asset in this trade. A function, because it is often not needed. */
  readonly usdtPrice: () => Money;
}

/**
 * What a trading fee leads to: points for the trade, the saving by the tier, a refund by an active coupon, and the
 * inviter's rebate at midnight. Products call it after booking the fee, in the same transaction. They call it for a fee
 * of zero too, because the discount may be the whole fee.
 */
export function noteFee(world: World, { userId, product, account, fee, fullFee, volume, usdtPrice }: FeePaid): void {
  noteCredit(world, userId, 'firstTrade');
  earnByTrading(world, userId, volume);
  if (fullFee.gt(fee)) {
    addSaving(world, userId, product, roundCredit(fullFee.minus(fee).times(usdtPrice())));
  }
  if (fee.isZero()) return;
  scheduleRebate(world, userId);
  if (product !== 'options') payFeeBack(world, userId, product, account, () => fee.times(usdtPrice()));
}

function addSaving(world: World, userId: number, product: FeePaid['product'], usdt: Money): void {
  const { savings } = world.tables;
  const row: SavingRow = savings.get(userId) ?? savings.insert({ id: userId, spot: '0', futures: '0', options: '0' });
  savings.update(userId, { [product]: new Decimal(row[product]).plus(usdt).toFixed() });
}
