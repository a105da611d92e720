import { decimalsForPrice } from '@/domain/money/number-format';

/** The number of decimals of a market's price, which always has all decimals of its tick. */
export const decimalsOf = (price: string): number => price.split('.', 2)[1]?.length ?? decimalsForPrice(price);
