import { Decimal, type Money, money } from '@/domain/money/money';
import { type NetworkCode, networksOf } from '@/domain/payout/networks';
import { type FeeTerms, type PayoutType, TO_ADDRESS, TO_CARD, TO_CARD_ABROAD } from '@/domain/payout/payout';
import type { Asset } from '../quotes/assets';

/** One way to withdraw a coin, with its fee. */
export interface Way extends FeeTerms {
  readonly type: PayoutType;
  /** '' for bank cards. */
  readonly network: NetworkCode | '';
  readonly least: Money;
}

/** Withdrawal fee of a network in USD (designed after real network costs); one dollar for networks not listed. */
const NETWORK_FEE_USD: Readonly<Partial<Record<NetworkCode, number>>> = {
  bitcoin: 8,
  erc20: 5,
  ethereumclassic: 0.2,
  ripple: 0.2,
  stellar: 0.1,
};
/** The smallest withdrawal is worth about this (designed), and at least twice the fee. */
const MIN_USD = 10;

/**
 * Only USDT can be withdrawn to a bank (designed): a thousandth of the amount to a domestic card, a flat fee to an
 * international one.
 */
const BANK_WAYS: readonly Way[] = [
  { type: TO_CARD, network: '', rate: money('0.001'), ratetype: 1, least: money('50') },
  { type: TO_CARD_ABROAD, network: '', rate: money('25'), ratetype: 0, least: money('200') },
];

/**
 * The smallest amount of the coin with one significant digit that is worth at least `usd`, so that fees are easy to
 * remember.
 */
function roundFigure(usd: number, basePrice: number): Money {
  const exact = new Decimal(usd).div(basePrice);
  return exact.toSignificantDigits(1, Decimal.ROUND_UP).toDecimalPlaces(8, Decimal.ROUND_UP);
}

const known = new Map<string, readonly Way[]>();

/**
 * Ways to withdraw a coin, the usual network first; empty for stocks. Fees are fixed amounts that do not follow the
 * market.
 */
export function waysOf({ name, kind, instrument }: Asset): readonly Way[] {
  const cached = known.get(name);
  if (cached) return cached;
  const basePrice = instrument?.basePrice ?? 1;
  const chains = networksOf(name).map((network): Way => {
    const feeUsd = NETWORK_FEE_USD[network] ?? 1;
    const rate = roundFigure(feeUsd, basePrice);
    return {
      type: TO_ADDRESS,
      network,
      rate,
      ratetype: 0,
      least: roundFigure(Math.max(MIN_USD, feeUsd * 2), basePrice),
    };
  });
  const ways = kind === 'stable' ? [...chains, ...BANK_WAYS] : chains;
  known.set(name, ways);
  return ways;
}
