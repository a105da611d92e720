import { identityLimit } from '@/domain/identity/limits';
import { vipTier } from '@/domain/membership/vip';
import { NETWORKS, networksOf } from '@/domain/payout/networks';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { type Asset, assetsOf } from '../quotes/assets';
import { depositMemoOf } from './address';

/**
 * The house's bank accounts for card payments (designed), one for each accepted currency. The banks do not exist, no
 * bank issues such numbers (all zeros but the last digit), and the SWIFT codes are of the country ZZ, which ISO 3166
 * never assigns. So nobody can lose money to them.
 */
const BANKS = [
  {
    currency: 'USD',
    bank_name: 'Simulated Bank of Pocket',
    account_name: 'Pocket Exchange (simulated)',
    account_number: '0000 0000 0001',
    branch: 'Simulation Street 1',
    swift: 'SIMUZZ00',
  },
  {
    currency: 'IDR',
    bank_name: 'Bank Simulasi Nusantara',
    account_name: 'Pocket Exchange (simulasi)',
    account_number: '000 0000 0002',
    branch: 'Cabang Simulasi',
    swift: 'SIMUZZ01',
  },
  {
    currency: 'EUR',
    bank_name: 'Banque Simulée',
    account_name: 'Pocket Exchange (simulated)',
    account_number: 'ZZ00 0000 0000 0000 0003',
    branch: 'Agence de simulation',
    swift: 'SIMUZZ02',
  },
] as const;

/** The reference that the customer writes into the payment, so that the payment can be assigned. */
const referenceOf = (userId: number): string => `PX-${String(userId).padStart(6, '0')}`;

/** Designed: the least value of a deposit in USD at the start of 2026, before rounding up to 1, 2 or 5. */
const MINIMUM_USD = 10;

/**
 * The smallest deposit of a coin, a round number: 0.0002 BTC, 10 USDT. It uses the base price of the start of the year
 * instead of the current one, so that it never changes.
 */
export function minimumOf({ instrument }: Asset): string {
  const wanted = MINIMUM_USD / (instrument?.basePrice ?? 1);
  // Whole multiples of 10^-8, to avoid binary fractions.
  let unit = 1;
  for (;;) {
    for (const step of [1, 2, 5]) if (unit * step >= wanted * 1e8) return inUnits(unit * step);
    unit *= 10;
  }
}

/** A number of hundred-millionths as a plain decimal string. */
function inUnits(units: number): string {
  const digits = String(units).padStart(9, '0');
  const fraction = digits.slice(-8).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -8) : `${digits.slice(0, -8)}.${fraction}`;
}

/** Extras on a customer's deposits, as shares of 1 (specification section 6). */
export function extrasOf({ level }: UserRow): { readonly give: string; readonly cashback: string } {
  const tier = vipTier(level);
  return { give: tier?.extraDepositShare ?? '0', cashback: tier?.cardCashbackShare ?? '0' };
}

/** Largest card payment in USDT, by identity level (specification section 6); "0" without a level. */
export const cardLimitOf = ({ reviewStatus, advancedStatus }: UserRow): string =>
  identityLimit(reviewStatus, advancedStatus).fiatUsdPerOrder;

/** A share of 1 as a percentage, as existing servers send it: "0.02" → "2.00". */
export const percentOf = (share: string): string => (Number(share) * 100).toFixed(2);

/** The terms of deposits in wire form. */
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
