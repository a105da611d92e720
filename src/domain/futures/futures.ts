import { vipTier } from '../membership/vip';
import { Decimal, MONEY_DECIMALS, type Money, min, roundDebit, ZERO } from '../money/money';

/** Wire values of `type` of a futures order (contract section 1.3). */
export const LONG = 1;
export const SHORT = 2;
export type Direction = typeof LONG | typeof SHORT;

/** All positions are liquidated at or below this risk rate, in percent (contract section 15). */
export const LIQUIDATION_RATE = new Decimal(10);
/** Below this risk rate, in percent, the customer is warned (designed). */
export const DANGER_RATE = new Decimal(30);
/** From this risk rate on, in percent, an account has recovered, and is warned again when it falls (designed). */
export const RECOVERED_RATE = new Decimal(50);

const signOf = (direction: Direction): 1 | -1 => (direction === LONG ? 1 : -1);

/** Lots have at most nine digits on the wire. */
const SHARE_CEILING = 1e9;

/** Whether a call takes the number of lots; not NaN, as from an empty field. */
export const isShare = (share: Money): boolean => share.isInteger() && share.gt(0) && share.lt(SHARE_CEILING);

/** Number of coins in a number of lots (contract section 7.1). */
export const numberOf = (share: number, shareNum: Money): Money => shareNum.mul(share);

/**
 * Opening price of a market order: last price plus the spread for a long, minus the spread for a short (contract
 * section 7.1). The spread is an amount.
 */
export const openPrice = (direction: Direction, last: Money, spread: Money): Money =>
  last.add(spread.mul(signOf(direction)));

/** price x number / multiple, rounded up to 8 decimals (contract section 15). */
export const marginOf = (price: Money, number: Money, multiple: number): Money =>
  roundDebit(price.mul(number).div(multiple));

/**
 * price x number x percent / 100, less the VIP contract discount, rounded up to 8 decimals (contract section 7.1;
 * specification section 6).
 */
export function leverFee(price: Money, number: Money, feePercent: Money, vipLevel: number): Money {
  const full = price.mul(number).mul(feePercent).div(100);
  return roundDebit(full.sub(full.mul(vipTier(vipLevel)?.contractFeeDiscount ?? '0')));
}

/** Fee of one night: price x number x percent / 100, rounded up to 8 decimals (contract section 7.1). */
export const overnightFee = (price: Money, number: Money, percent: Money): Money =>
  roundDebit(price.mul(number).mul(percent).div(100));

/**
 * Splits a night's fee: the margin pays first, then the balance pays the rest up to its amount (contract section 7.1).
 */
export function splitOvernight(fee: Money, margin: Money, available: Money): { margin: Money; available: Money } {
  const fromMargin = min(fee, margin);
  return { margin: fromMargin, available: min(fee.sub(fromMargin), available) };
}

/**
 * Result at a price: (price - open) x number, negated for shorts, rounded down. `number` is the whole position here,
 * because the margin divides by the multiple (contract section 15). Servers with the other convention also multiply the
 * result by the multiple; their `factor` is derived from their rows, see `profitFactor`.
 */
export function profitOf(direction: Direction, open: Money, at: Money, number: Money, factor = 1): Money {
  const exact = at
    .sub(open)
    .mul(number)
    .mul(signOf(direction) * factor);
  return exact.toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_FLOOR);
}

/** A position with the server's valuation. */
export interface ValuedPosition {
  readonly direction: Direction;
  readonly price: Money;
  readonly updatePrice: Money;
  readonly number: Money;
  readonly multiple: number;
  readonly profits: Money;
}

/** The factor of a server's results: 1, or the multiple (see `profitOf`). 1 if its row does not show which. */
export function profitFactor({ direction, price, updatePrice, number, multiple, profits }: ValuedPosition): number {
  const once = profitOf(direction, price, updatePrice, number);
  if (once.isZero() || multiple === 1) return 1;
  const ratio = profits.div(once);
  return ratio.sub(multiple).abs().lt(ratio.sub(1).abs()) ? multiple : 1;
}

/** Return on the margin in percent, rounded down to 2 decimals (designed, as exchanges show it). */
export const roiOf = (profit: Money, originMargin: Money): Money =>
  originMargin.isZero() ? ZERO : profit.div(originMargin).mul(100).toDecimalPlaces(2, Decimal.ROUND_FLOOR);

/** The futures account in one quote currency: sums over all open positions, and the balance. */
export interface MarginAccount {
  /** The free balance. */
  readonly available: Money;
  /** Margins left after overnight fees. */
  readonly margins: Money;
  /** Margins at opening. */
  readonly originMargins: Money;
  readonly profits: Money;
}

/**
 * hazard_rate: (available + margins + profits) / origin margins x 100, 2 decimals, 0 without positions (contract
 * sections 7.1 and 15). The family's numerator uses origin margins; here it uses the margins left after overnight fees,
 * because those fees are gone. Rounded up, so that a displayed 10.00 always means liquidation.
 */
export function riskRate({ available, margins, originMargins, profits }: MarginAccount): Money {
  if (originMargins.isZero()) return ZERO;
  return available.add(margins).add(profits).div(originMargins).mul(100).toDecimalPlaces(2, Decimal.ROUND_CEIL);
}

/**
 * The amount that may still be lost before a risk rate is reached, by default that of liquidation; zero or less means
 * reached.
 */
export const lossBuffer = (
  { available, margins, originMargins, profits }: MarginAccount,
  rate: Money = LIQUIDATION_RATE,
): Money => available.add(margins).add(profits).sub(originMargins.mul(rate).div(100));

/** Signed number of coins: positive for longs, negative for shorts. */
export const exposureOf = (direction: Direction, number: Money): Money => number.mul(signOf(direction));

/**
 * The price of one market at which `slack` is used up while all other prices stay the same; null if that price is not
 * positive. `exposure` is the sum over the market's positions.
 */
export function liquidationPrice(exposure: Money, at: Money, slack: Money): Money | null {
  if (exposure.isZero()) return null;
  const price = at.sub(slack.div(exposure));
  return price.gt(0) ? price : null;
}
