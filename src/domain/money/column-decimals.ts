import { Decimal, type Money } from './money';

/** The most decimals among figures of one unit below each other; with as many each, they can be compared at a glance. */
export const columnDecimals = (figures: readonly (string | number | Money)[]): number =>
  Math.max(0, ...figures.map((figure) => new Decimal(figure).decimalPlaces()));
