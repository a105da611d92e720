import { Decimal, type Money } from '@/domain/money';
import { BUY, type Side, spotFee } from '@/domain/spot';
import type { Bucket } from '../../ledger/accounts';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';

/** Spot orders of coins and stocks live in the exchange account; the other accounts are funded by transfer. */
export const SPOT_ACCOUNT = 'change';

/** One fill: an amount of the coin against its value in the quote currency. */
export interface Fill {
  readonly orderId: number;
  readonly userId: number;
  readonly side: Side;
  readonly amount: Money;
  readonly value: Money;
  readonly feeRate: string;
  /** What pays: `frozen` for an order that waited, `available` for one that trades as it arrives. */
  readonly from: Bucket;
}

/** What a buy pays with, or a sell gives. */
export const paidAsset = (instrument: Instrument, side: Side): string =>
  side === BUY ? instrument.quote : instrument.base;

/**
 * Books a fill against the market maker in one posting and answers the fee. The fee comes out of what is received and
 * is rounded up, in the house's favour.
 */
export function settle(world: World, instrument: Instrument, fill: Fill): Money {
  const { userId, side, amount, value } = fill;
  const { base, quote } = instrument;
  const isBuy = side === BUY;
  const [paid, paidIn, received, receivedIn] = isBuy ? [value, quote, amount, base] : [amount, base, value, quote];
  // The discount is in the rate already, which was fixed when the order was placed.
  const fee = spotFee(received, new Decimal(fill.feeRate), 0);
  world.ledger.post({
    atMs: world.nowMs,
    reason: 'coinTrade',
    ref: String(fill.orderId),
    legs: [
      { account: userAccount(userId, SPOT_ACCOUNT, paidIn, fill.from), amount: paid.neg() },
      { account: houseAccount('house:market', paidIn), amount: paid },
      { account: houseAccount('house:market', receivedIn), amount: received.neg() },
      { account: userAccount(userId, SPOT_ACCOUNT, receivedIn), amount: received.minus(fee) },
      { account: houseAccount('house:fees', receivedIn), amount: fee },
    ],
  });
  return fee;
}
