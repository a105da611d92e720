import { Decimal, type Money, money } from '@/domain/money';
import { type NetworkCode, networksOf } from '@/domain/networks';
import { type FeeTerms, type PayoutType, TO_ADDRESS, TO_CARD, TO_CARD_ABROAD } from '@/domain/payout';
import type { Asset } from '../quotes/assets';

/** One way out for a coin, and what it costs. */
export interface Way extends FeeTerms {
  readonly type: PayoutType;
  /** '' for bank cards. */
  readonly network: NetworkCode | '';
  readonly least: Money;
}

/** What a chain's fee is worth in USD (designed after what these chains cost); one dollar where nothing is said. */
const NETWORK_FEE_USD: Readonly<Partial<Record<NetworkCode, number>>> = {
  bitcoin: 8,
  erc20: 5,
  ethereumclassic: 0.2,
  ripple: 0.2,
  stellar: 0.1,
};
/** The smallest withdrawal is worth about this (designed), and never less than twice the fee. */
const LEAST_USD = 10;

/** Only USDT is paid out in money of a bank (designed): a thousandth at home, a flat fee abroad. */
const BANK_WAYS: readonly Way[] = [
  { type: TO_CARD, network: '', rate: money('0.001'), ratetype: 1, least: money('50') },
  { type: TO_CARD_ABROAD, network: '', rate: money('25'), ratetype: 0, least: money('200') },
];

/** One digit of a coin's amount that is worth at least so much: fees are figures people can remember. */
function roundFigure(usd: number, basePrice: number): Money {
  const exact = new Decimal(usd).div(basePrice);
  return exact.toSignificantDigits(1, Decimal.ROUND_UP).toDecimalPlaces(8, Decimal.ROUND_UP);
}

const known = new Map<string, readonly Way[]>();

/** How a coin can leave, its usual chain first; empty for shares. Fixed amounts: they do not follow the market. */
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
      least: roundFigure(Math.max(LEAST_USD, feeUsd * 2), basePrice),
    };
  });
  const ways = kind === 'stable' ? [...chains, ...BANK_WAYS] : chains;
  known.set(name, ways);
  return ways;
}
