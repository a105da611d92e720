import { Decimal, MONEY_DECIMALS, type Money, min, roundDebit, ZERO } from './money';
import { vipTier } from './vip';

/** Wire values of `type` of a futures order (contract section 1.3). */
export const LONG = 1;
export const SHORT = 2;
export type Direction = typeof LONG | typeof SHORT;

/** Percent of risk rate at and below which everything is liquidated (contract section 15). */
export const LIQUIDATION_RATE = new Decimal(10);
/** Below this risk rate in percent an account is in danger, and is told so (designed). */
export const DANGER_RATE = new Decimal(30);

const signOf = (direction: Direction): 1 | -1 => (direction === LONG ? 1 : -1);

/** Coins in a number of lots (contract section 7.1). */
export const numberOf = (share: number, shareNum: Money): Money => shareNum.mul(share);

/** What a market order opens at: the last price plus the spread for a long, less it for a short (7.1; an amount). */
export const openPrice = (direction: Direction, last: Money, spread: Money): Money =>
  last.add(spread.mul(signOf(direction)));

/** price x number / multiple, raised to 8 decimals (contract section 15). */
export const marginOf = (price: Money, number: Money, multiple: number): Money =>
  roundDebit(price.mul(number).div(multiple));

/** price x number x percent / 100, less the VIP contract discount, raised to 8 decimals (7.1; specification section 6). */
export function leverFee(price: Money, number: Money, feePercent: Money, vipLevel: number): Money {
  const full = price.mul(number).mul(feePercent).div(100);
  return roundDebit(full.sub(full.mul(vipTier(vipLevel)?.contractFeeDiscount ?? '0')));
}

/** Fee of one night: price x number x percent / 100, raised to 8 decimals (7.1). */
export const overnightFee = (price: Money, number: Money, percent: Money): Money =>
  roundDebit(price.mul(number).mul(percent).div(100));

/** What of a night's fee the margin pays; the balance pays the rest as far as it goes (7.1). */
export function splitOvernight(fee: Money, margin: Money, available: Money): { margin: Money; available: Money } {
  const fromMargin = min(fee, margin);
  return { margin: fromMargin, available: min(fee.sub(fromMargin), available) };
}

/**
 * Result at a price: (price - open) x number, negated for shorts. `number` is the whole position here, because the
 * margin divides by the multiple (contract section 15). Servers with the other convention multiply the result by the
 * multiple as well: their `factor` is read off their own rows, see `profitFactor`.
 */
export function profitOf(direction: Direction, open: Money, at: Money, number: Money, factor = 1): Money {
  const exact = at
    .sub(open)
    .mul(number)
    .mul(signOf(direction) * factor);
  return exact.toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_FLOOR);
}

/** A position as a server values it. */
export interface ValuedPosition {
  readonly direction: Direction;
  readonly price: Money;
  readonly updatePrice: Money;
  readonly number: Money;
  readonly multiple: number;
  readonly profits: Money;
}

/** Whether a server counts results once or times the multiple (see `profitOf`); 1 where its row cannot tell. */
export function profitFactor({ direction, price, updatePrice, number, multiple, profits }: ValuedPosition): number {
  const once = profitOf(direction, price, updatePrice, number);
  if (once.isZero() || multiple === 1) return 1;
  const ratio = profits.div(once);
  return ratio.sub(multiple).abs().lt(ratio.sub(1).abs()) ? multiple : 1;
}

/** Return on the margin in percent, 2 decimals (designed, as exchanges show it). */
export const roiOf = (profit: Money, originMargin: Money): Money =>
  originMargin.isZero() ? ZERO : profit.div(originMargin).mul(100).toDecimalPlaces(2, Decimal.ROUND_FLOOR);

/** All open positions of a customer in one legal coin, summed, and what else is in the account. */
export interface MarginAccount {
  /** What can be spent. */
  readonly available: Money;
  /** Margins as they are now, after overnight fees. */
  readonly margins: Money;
  /** Margins as they were put up. */
  readonly originMargins: Money;
  readonly profits: Money;
}

/**
 * hazard_rate: (available + margins + profits) / origin margins x 100, 2 decimals, 0 without positions (contract 7.1
 * and 15). The family adds origin margins; what nights have taken of them is gone, so it is left out here. Rounded up:
 * what reads 10.00 is liquidated.
 */
export function riskRate({ available, margins, originMargins, profits }: MarginAccount): Money {
  if (originMargins.isZero()) return ZERO;
  return available.add(margins).add(profits).div(originMargins).mul(100).toDecimalPlaces(2, Decimal.ROUND_CEIL);
}

/** How much may still be lost until a risk rate, that of liquidation unless it is said; zero or less means now. */
export const slackOf = (
  { available, margins, originMargins, profits }: MarginAccount,
  rate: Money = LIQUIDATION_RATE,
): Money => available.add(margins).add(profits).sub(originMargins.mul(rate).div(100));

/** Coins a customer gains with (longs) or against (shorts) a market, signed. */
export const exposureOf = (direction: Direction, number: Money): Money => number.mul(signOf(direction));

/**
 * The price of one market at which the slack is used up while all others stand still; null when no price above zero
 * does. `exposure` is the sum over the market's positions.
 */
export function liquidationPrice(exposure: Money, at: Money, slack: Money): Money | null {
  if (exposure.isZero()) return null;
  const price = at.sub(slack.div(exposure));
  return price.gt(0) ? price : null;
}
