import { ema, ma } from './averages';
import { boll } from './boll';
import { createRun, type Run } from './formula';
import { macd } from './macd';
import { rsi } from './rsi';

/** In display order, which is also the order of their panes below the prices. */
export const INDICATOR_KINDS = ['ma', 'ema', 'boll', 'volume', 'macd', 'rsi'] as const;
export type IndicatorKind = (typeof INDICATOR_KINDS)[number];

/** An adjustable parameter. Integers are lengths in bars. */
export interface Parameter {
  /** Key of its label in `chart:indicator.parameter`. */
  readonly word: 'length' | 'line1' | 'line2' | 'line3' | 'fast' | 'slow' | 'signal' | 'width';
  readonly defaultValue: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** One drawn output: a line, or bars above and below zero. */
export interface Output {
  readonly name: string;
  /** Custom property with the colour; null for bars which are coloured by direction. */
  readonly token: string | null;
  readonly kind: 'line' | 'bars';
}

/** What values are: prices of the market, differences of prices, an index, or an amount. */
export type Unit = 'price' | 'difference' | 'index' | 'amount';

/** Decimals of a unit in a market whose prices have `priceDecimals`. */
export function decimalsOf(unit: Unit, priceDecimals: number): number {
  if (unit === 'price') return priceDecimals;
  // Averages of prices often differ by less than a tick.
  return unit === 'difference' ? priceDecimals + 2 : 2;
}

export interface Indicator {
  /** Abbreviation which traders use in every language. */
  readonly short: string;
  /** Drawn over the prices, at the foot of their pane, or in a pane of its own. */
  readonly place: 'price' | 'foot' | 'pane';
  readonly unit: Unit;
  readonly parameters: readonly Parameter[];
  outputs(parameters: readonly number[]): readonly Output[];
  run(parameters: readonly number[]): Run;
}

const MAX_BARS = 500;
const length = (word: Parameter['word'], defaultValue: number): Parameter => ({
  word,
  defaultValue,
  min: word === 'fast' || word === 'length' ? 2 : 1,
  max: MAX_BARS,
  step: 1,
});
const line = (name: string, token: string): Output => ({ name, token, kind: 'line' });
const threeLines = [length('line1', 7), length('line2', 25), length('line3', 99)];

/** Every indicator with its default parameters. */
export const INDICATORS: Readonly<Record<IndicatorKind, Indicator>> = {
  ma: {
    short: 'MA',
    place: 'price',
    unit: 'price',
    parameters: threeLines,
    outputs: (lengths) => lengths.map((one, at) => line(`MA${one}`, `--line-${at + 1}`)),
    run: (lengths) => createRun(ma(lengths)),
  },
  ema: {
    short: 'EMA',
    place: 'price',
    unit: 'price',
    parameters: threeLines,
    outputs: (lengths) => lengths.map((one, at) => line(`EMA${one}`, `--line-${at + 4}`)),
    run: (lengths) => createRun(ema(lengths)),
  },
  boll: {
    short: 'BOLL',
    place: 'price',
    unit: 'price',
    parameters: [length('length', 20), { word: 'width', defaultValue: 2, min: 0.5, max: 5, step: 0.5 }],
    outputs: () => [line('BOLL', '--line-7'), line('UB', '--line-7'), line('LB', '--line-7')],
    run: ([bars = 20, width = 2]) => createRun(boll(bars, width)),
  },
  volume: {
    short: 'VOL',
    place: 'foot',
    unit: 'amount',
    parameters: [],
    outputs: () => [{ name: 'VOL', token: null, kind: 'bars' }],
    run: () => createRun({ start: null, step: (_, bars, at) => [null, [bars[at]?.volume ?? null]] }),
  },
  macd: {
    short: 'MACD',
    place: 'pane',
    unit: 'difference',
    parameters: [length('fast', 12), length('slow', 26), length('signal', 9)],
    outputs: () => [line('DIF', '--line-1'), line('DEA', '--line-3'), { name: 'MACD', token: null, kind: 'bars' }],
    run: ([fast = 12, slow = 26, signal = 9]) => createRun(macd(fast, slow, signal)),
  },
  rsi: {
    short: 'RSI',
    place: 'pane',
    unit: 'index',
    parameters: [length('length', 14)],
    outputs: ([bars]) => [line(`RSI${bars}`, '--line-2')],
    run: ([bars = 14]) => createRun(rsi(bars)),
  },
};

/** Replaces each parameter which is missing, out of range or off its step by its default. */
export function clampParameters(kind: IndicatorKind, given: readonly number[]): readonly number[] {
  return INDICATORS[kind].parameters.map(({ defaultValue, min, max, step }, at) => {
    const value = given[at];
    const fits = value !== undefined && value >= min && value <= max && Number.isInteger(value / step);
    return fits ? value : defaultValue;
  });
}
