import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { coinColor } from '../display/coin-color';
import { qrPath } from './qr-path';
import { sparklineDirection, sparklinePath } from './sparkline-path';

it.each([
  [[], ''],
  [[5], ''],
  [[1, 2], 'M1.5 18.5L38.5 1.5'],
  [[2, 1], 'M1.5 1.5L38.5 18.5'],
  [[3, 3, 3], 'M1.5 10L20 10L38.5 10'],
  [[1, Number.NaN, 2], 'M1.5 18.5L38.5 1.5'],
])('draws %j as %j', (values, path) => {
  expect(sparklinePath(values, 40, 20)).toBe(path);
});

it('colours a curve by its ends', () => {
  expect(sparklineDirection([1, 9, 2])).toBe('up');
  expect(sparklineDirection([2, 9, 1])).toBe('down');
  expect(sparklineDirection([])).toBe('zero');
});

it('draws every dark module of a code once, inside its quiet zone', () => {
  const text = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
  const { size, path } = qrPath(text);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i},${y}`);
  }
  const expected = encode(text, { ecc: 'M', border: 4 });
  const modules = expected.data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
  expect(size).toBe(expected.size);
  expect([...dark].sort()).toEqual(modules.sort());
  expect([...dark].every((at) => at.split(',').every((n) => Number(n) >= 4 && Number(n) < size - 4))).toBe(true);
});

it('gives coin letters 4.5:1 on their disc', () => {
  const channel = (hex: string) => {
    const value = Number.parseInt(hex, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const symbols = ['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'XRP', 'DOGE', 'ADA', 'LINK', 'DOT', 'BNB', 'TRX'];
  for (const symbol of [...symbols, ...Array.from({ length: 60 }, (_, i) => `COIN${i}`)]) {
    const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(coinColor(symbol)) ?? [];
    const luminance = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    expect(1.05 / (luminance + 0.05), `${symbol}: pick a darker disc in coin-color.ts`).toBeGreaterThanOrEqual(4.5);
  }
});
