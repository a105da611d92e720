import { identityLimit } from '@/domain/identity-limits';
import { NETWORKS, networksOf } from '@/domain/networks';
import { vipTier } from '@/domain/vip';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { type Asset, assetsOf } from '../quotes/assets';
import { depositMemoOf } from './address';
import { BANKS, referenceOf } from './banks';

/** Designed: what a deposit is at least worth, in USD at the start of 2026, before it is rounded up to 1, 2 or 5. */
const MINIMUM_USD = 10;

/**
 * The smallest deposit of a coin, a round number of it: 0.0002 BTC, 10 USDT. It goes by the price at the start of the
 * year and not by today's, so that it is the same on every screen and on every day.
 */
export function minimumOf({ instrument }: Asset): string {
  const wanted = MINIMUM_USD / (instrument?.basePrice ?? 1);
  // Whole multiples of 10^-8, so that nothing is lost to binary fractions.
  let unit = 1;
  for (;;) {
    for (const step of [1, 2, 5]) if (unit * step >= wanted * 1e8) return inUnits(unit * step);
    unit *= 10;
  }
}

/** Hundred-millionths as a plain decimal string. */
function inUnits(units: number): string {
  const digits = String(units).padStart(9, '0');
  const fraction = digits.slice(-8).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -8) : `${digits.slice(0, -8)}.${fraction}`;
}

/** Shares of 1 that a deposit of this customer's gets on top (specification section 6). */
export function extrasOf({ level }: UserRow): { readonly give: string; readonly cashback: string } {
  const tier = vipTier(level);
  return { give: tier?.extraDepositShare ?? '0', cashback: tier?.cardCashbackShare ?? '0' };
}

/** Most of one card payment in USDT, by level of identity (specification section 6); "0" without one. */
export const cardLimitOf = ({ reviewStatus, advancedStatus }: UserRow): string =>
  identityLimit(reviewStatus, advancedStatus).fiatUsdPerOrder;

/** A share of 1 as the family's percent column: "0.02" → "2.00". */
export const percentOf = (share: string): string => (Number(share) * 100).toFixed(2);

/** Everything a customer needs to know before depositing, in wire form. */
export function rechargeTerms(world: World, user: UserRow) {
  const extras = extrasOf(user);
  return {
    coins: assetsOf(world).flatMap((asset) => {
      const codes = networksOf(asset.name);
      if (codes.length === 0) return [];
      const networks = codes.map((code) => ({ code, ...NETWORKS[code], memo: depositMemoOf(user.id, code) }));
      return [
        { currency_id: asset.id, name: asset.name, full_name: asset.fullName, minimum: minimumOf(asset), networks },
      ];
    }),
    banks: BANKS.map((bank) => ({ ...bank })),
    reference: referenceOf(user.id),
    give_rate: percentOf(extras.give),
    cashback_rate: percentOf(extras.cashback),
    card_limit: cardLimitOf(user),
  };
}
