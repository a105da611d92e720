import { tradingAccountOf } from '@/domain/accounts/accounts';
import { Decimal, MONEY_CEILING, type Money } from '@/domain/money/money';
import { BUY, feeAtRate, type Side } from '@/domain/spot/spot';
import type { Bucket } from '../../ledger/accounts';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { noteFee } from '../membership/fees';
import { addCost, takeCost } from '../stocks/cost';
import { termsOf } from './terms';

/** Price of USDT in USDT. Every market is quoted in USDT. */
const ONE = new Decimal(1);

/**
 * The account that pays for a market's orders and receives their result: spot account for coins, stock account for
 * stocks.
 */
export const accountOf = ({ kind }: Instrument): 'change' | 'stock' => tradingAccountOf(kind);

/** Ledger reasons for changes of that account. */
export const reasonsOf = ({ kind }: Instrument) =>
  kind === 'stock'
    ? ({ freeze: 'stockFreeze', trade: 'stockTrade' } as const)
    : ({ freeze: 'coinFreeze', trade: 'coinTrade' } as const);

/** One fill: an amount of the coin against its value in the quote currency. */
export interface Fill {
  readonly orderId: number;
  readonly userId: number;
  readonly side: Side;
  readonly amount: Money;
  readonly value: Money;
  readonly feeRate: string;
  /** The part of the balance that pays: `frozen` for a resting order, `available` for one that trades at once. */
  readonly from: Bucket;
}

/** The asset that a side pays with. */
export const paidAsset = (instrument: Instrument, side: Side): string =>
  side === BUY ? instrument.quote : instrument.base;

/**
 * Below 10^11, so that sums of a few such amounts stay below MONEY_CEILING. Comparing the exponent needs no arithmetic.
 */
const isFarBelow = (amount: Money) => amount.e < 11;

/**
 * Whether all balances stay below the balance limit after a fill. It matters for very cheap coins: customers can afford
 * 10^12 of a coin at 0.00001 USD. A new order that does not fit finds no liquidity; a resting one is released instead
 * of filled.
 */
export function isBookable(
  { ledger }: World,
  instrument: Instrument,
  { userId, side, amount, value }: Pick<Fill, 'userId' | 'side' | 'amount' | 'value'>,
): boolean {
  const { base, quote } = instrument;
  const account = accountOf(instrument);
  const [paid, paidIn, received, receivedIn] =
    side === BUY ? [value, quote, amount, base] : [amount, base, value, quote];
  const { available, frozen } = ledger.holding(userId, account, receivedIn);
  const gets = ledger.houseBalance('house:market', paidIn);
  const gives = ledger.houseBalance('house:market', receivedIn);
  const fees = ledger.houseBalance('house:fees', receivedIn);
  if ([received, paid, available, frozen, gets, gives, fees].every(isFarBelow)) return true;
  return (
    available.plus(frozen).plus(received).lt(MONEY_CEILING) &&
    gets.plus(paid).lt(MONEY_CEILING) &&
    received.minus(gives).lt(MONEY_CEILING) &&
    fees.plus(received).lt(MONEY_CEILING)
  );
}

/**
 * Books a fill against the market maker in one posting and returns the fee. The fee is taken from the received amount
 * and rounded up, in the house's favour.
 */
export function settle(world: World, instrument: Instrument, fill: Fill): Money {
  const { userId, side, amount, value } = fill;
  const { base, quote } = instrument;
  const account = accountOf(instrument);
  const isBuy = side === BUY;
  const [paid, paidIn, received, receivedIn] = isBuy ? [value, quote, amount, base] : [amount, base, value, quote];
  // The rate was fixed when the order was placed and contains the discount.
  const rate = new Decimal(fill.feeRate);
  const fee = feeAtRate(received, rate);
  world.ledger.post({
    atMs: world.nowMs,
    reason: reasonsOf(instrument).trade,
    ref: String(fill.orderId),
    legs: [
      { account: userAccount(userId, account, paidIn, fill.from), amount: paid.neg() },
      { account: houseAccount('house:market', paidIn), amount: paid },
      { account: houseAccount('house:market', receivedIn), amount: received.neg() },
      { account: userAccount(userId, account, receivedIn), amount: received.minus(fee) },
      { account: houseAccount('house:fees', receivedIn), amount: fee },
    ],
  });
  const { feeShare } = termsOf(instrument);
  // Without a discount there is no saving to compute. This matters when a jump makes thousands of fills.
  const fullFee = feeShare.eq(rate) ? fee : feeAtRate(received, feeShare);
  const usdtPrice = () => (isBuy ? value.div(amount) : ONE);
  noteFee(world, { userId, product: 'spot', account, fee, fullFee, volume: value, usdtPrice });
  if (instrument.kind === 'stock') {
    if (isBuy) addCost(world, userId, instrument, received.minus(fee), paid);
    else takeCost(world, userId, instrument, paid);
  }
  return fee;
}
