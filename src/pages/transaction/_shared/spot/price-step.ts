import type { Pair } from '@/data/market/quotes';

/** Smallest price step of a market, as a decimal string. */
export const priceStep = ({ price_decimals: decimals }: Pair): string =>
  decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
