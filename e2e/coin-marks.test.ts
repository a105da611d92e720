import { readdirSync } from 'node:fs';
import { INSTRUMENTS } from '@sim/market/instruments';
import { expect, it } from 'vitest';

it('has a mark for every market and for the coins they are paid in', () => {
  const drawn = new Set(readdirSync('src/ui/media/coin-marks').map((file) => file.replace(/\.svg$/, '')));
  const shown = [...INSTRUMENTS.map(({ symbol }) => symbol.split('/')[0] ?? symbol), 'USDT', 'USDC'];
  expect(shown.filter((symbol) => !drawn.has(symbol))).toEqual([]);
});
