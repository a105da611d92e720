import type { Pair } from '@/data/queries/quotes';

/** The smallest step of a market's prices, as a decimal string. */
export const priceStep = ({ price_decimals: decimals }: Pair): string =>
  decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
