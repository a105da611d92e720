import { expect, test } from 'vitest';
import { makePair } from './make-pair';
import { futuresState, optionsState, spotState } from './market-state';

const PRODUCTS = [
  ['spot trading', spotState, 'open_coin_trade'],
  ['futures', futuresState, 'open_lever'],
  ['options', optionsState, 'open_microtrade'],
] as const;

test.each(PRODUCTS)('%s are open, closed, halted or not offered', (_product, stateOf, flag) => {
  const others = { open_coin_trade: false, open_lever: false, open_microtrade: false };
  const state = (facts: object) => stateOf(makePair('BTC', { ...others, [flag]: true, ...facts }));
  expect(state({})).toBe('open');
  expect(state({ is_open: true, is_halted: false })).toBe('open');
  expect(state({ is_halted: true })).toBe('halted');
  expect(state({ is_open: false })).toBe('closed');
  expect(state({ is_open: false, is_halted: true })).toBe('closed');
  expect(state({ [flag]: false, is_halted: true })).toBe('notOpen');
});
