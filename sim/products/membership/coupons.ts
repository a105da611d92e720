import type { AccountKind } from '@/contract/account-kinds';
import {
  COUPON_STATUS,
  type CouponKind,
  type CouponOrigin,
  type CouponProduct,
  type CouponStatus,
  depositBonus,
  feePaidBack,
} from '@/domain/membership/coupons';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { type Outcome, ok, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { type CouponRow, couponSlot } from './tables';

/** Terms of a coupon. Amounts in USDT and shares are decimal strings. */
export interface CouponTerms {
  readonly kind: CouponKind;
  readonly product: CouponProduct;
  readonly worth: string;
  readonly share: string;
  readonly minDeposit: string;
  readonly days: number;
}

export const feeCoupon = (product: 'spot' | 'futures', worth: string, days = 30): CouponTerms => ({
  kind: 'fee',
  product,
  worth,
  share: '0',
  minDeposit: '0',
  days,
});
export const depositCoupon = (share: string, worth: string, minDeposit: string, days = 14): CouponTerms => ({
  kind: 'deposit',
  product: '',
  worth,
  share,
  minDeposit,
  days,
});

/** Coupons of a new account, and the coupon for each VIP tier when it is reached (designed). */
const WELCOME = [feeCoupon('spot', '10'), depositCoupon('0.05', '50', '100')];
const OF_TIER: Readonly<Record<number, CouponTerms>> = {
  1: feeCoupon('futures', '50'),
  2: feeCoupon('futures', '100'),
  3: feeCoupon('futures', '200'),
  4: feeCoupon('futures', '500'),
};

/** Gives a customer a coupon that expires the terms' number of days from now. */
export function giveCoupon(world: World, userId: number, terms: CouponTerms, origin: CouponOrigin): CouponRow {
  const { coupons } = world.tables;
  const { days, ...promised } = terms;
  return coupons.insert({
    id: coupons.nextId(),
    userId,
    ...promised,
    left: terms.worth,
    origin,
    givenMs: world.nowMs,
    // A whole second, as on the wire, so that a countdown in the client ends exactly at the expiry.
    expiresMs: Math.floor(world.nowMs / 1000) * 1000 + days * DAY_MS,
    startedMs: 0,
    endedMs: 0,
  });
}

export function giveWelcomeCoupons(world: World, userId: number): void {
  for (const terms of WELCOME) giveCoupon(world, userId, terms, 'welcome');
}

/** Gives the coupon of a VIP tier; nothing for a tier that has none. */
export function giveTierCoupon(world: World, userId: number, tier: number): void {
  const terms = OF_TIER[tier];
  if (terms) giveCoupon(world, userId, terms, 'vip');
}

export function couponStatus({ startedMs, endedMs, expiresMs }: CouponRow, nowMs: number): CouponStatus {
  if (endedMs > 0) return COUPON_STATUS.used;
  if (nowMs >= expiresMs) return COUPON_STATUS.expired;
  return startedMs > 0 ? COUPON_STATUS.inUse : COUPON_STATUS.received;
}

type UseRefusal = 'coupon_unknown' | 'coupon_used' | 'coupon_expired' | 'coupon_in_use';

/** Activates a coupon. Only one of a kind may be active, so that it is clear which one pays. */
export function startCoupon(world: World, userId: number, id: number): Outcome<CouponRow, UseRefusal> {
  const coupon = world.tables.coupons.get(id);
  if (coupon?.userId !== userId) return refuse('coupon_unknown');
  const status = couponStatus(coupon, world.nowMs);
  if (status === COUPON_STATUS.used) return refuse('coupon_used');
  if (status === COUPON_STATUS.expired) return refuse('coupon_expired');
  if (inUse(world, userId, coupon.kind, coupon.product)) return refuse('coupon_in_use');
  return ok(world.tables.coupons.update(id, { startedMs: world.nowMs }));
}

function inUse(world: World, userId: number, kind: CouponKind, product: CouponProduct): CouponRow | undefined {
  const { coupons } = world.tables;
  const slot = couponSlot(userId, kind, product);
  if (coupons.count('inUse', slot) === 0) return undefined;
  // An active coupon that has expired stays in this index, so there may be several.
  return coupons.list('inUse', slot).find(({ expiresMs }) => world.nowMs < expiresMs);
}

/** Pays back a fee worth `usdt()` from the active coupon, up to its remaining worth, into the account of the trade. */
export function payFeeBack(
  world: World,
  userId: number,
  product: 'spot' | 'futures',
  account: AccountKind,
  usdt: () => Money,
): void {
  const coupon = inUse(world, userId, 'fee', product);
  if (!coupon) return;
  const back = feePaidBack(usdt(), new Decimal(coupon.left));
  pay(world, coupon, account, back);
}

/**
 * Adds the bonus of the active coupon to an approved deposit worth `usd`, if the deposit is large enough. The coupon is
 * then used up.
 */
export function addDepositBonus(world: World, userId: number, usd: Money): void {
  const coupon = inUse(world, userId, 'deposit', '');
  if (!coupon) return;
  const { share, worth, minDeposit } = coupon;
  const terms = { share: new Decimal(share), worth: new Decimal(worth), minDeposit: new Decimal(minDeposit) };
  const bonus = depositBonus(usd, terms);
  if (bonus.isZero()) return;
  const paid = pay(world, coupon, 'change', bonus);
  // A deposit coupon is valid for one deposit, whatever is left of it.
  if (paid.endedMs === 0) world.tables.coupons.update(coupon.id, { endedMs: world.nowMs });
}

function pay(world: World, coupon: CouponRow, account: AccountKind, amount: Money): CouponRow {
  if (amount.isZero()) return coupon;
  const note = { atMs: world.nowMs, reason: 'coupon', ref: String(coupon.id) } as const;
  const own = userAccount(coupon.userId, account, 'USDT');
  world.ledger.transfer(houseAccount('house:treasury', 'USDT'), own, amount, note);
  const left = new Decimal(coupon.left).minus(amount);
  return world.tables.coupons.update(coupon.id, {
    left: left.toFixed(),
    endedMs: left.lte(ZERO) ? world.nowMs : 0,
  });
}
