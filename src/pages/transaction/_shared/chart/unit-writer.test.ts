import { expect, test } from 'vitest';
import { INDICATORS } from './indicators/catalogue';
import { unitWriter } from './unit-writer';

test.each([
  ['MACD of a coin of many decimals', 'macd', 4.87e-9, '0.0000000049'],
  ['an average of its prices', 'ma', 0.0000121512, '0.00001215'],
  ['RSI', 'rsi', 51.2345, '51.23'],
  ['volume', 'volume', 1234, '1.2K'],
] as const)('%s is written as %s values are', (_what, kind, value, text) => {
  const write = unitWriter({ fixed: String, compact: () => '1.2K' }, 8);
  expect(write(value, INDICATORS[kind].unit)).toBe(text);
});
