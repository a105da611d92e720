import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/domain/time';
import { ControlError } from '../control-error';
import type { Exchange } from '../core';
import { openExchange } from '../testing/exchange';
import type { ActionName } from './sandbox-actions';

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
});

const run = ([action, input]: Step) => exchange.control(action, input);
const refused = (step: Step, sentence: RegExp) => {
  const before = exchange.hash();
  expect(() => run(step)).toThrow(ControlError);
  expect(() => run(step)).toThrow(sentence);
  expect(exchange.hash()).toBe(before);
};

type Step = readonly [ActionName, object];
const set = (symbol: string, price: string): Step => ['market.set', { symbol, price }];
const shock = (symbol: string, percent: number, more: object = {}): Step => [
  'market.shock',
  { symbol, percent, ...more },
];
const drift = (symbol: string, percentPerHour: number, hours: number): Step => [
  'market.drift',
  { symbol, percentPerHour, hours },
];
const pump = shock('BTC/USDT', 1000, { alone: true });
const slowPump = shock('BTC/USDT', 1000, { alone: true, rampSeconds: 60 });
const pumpAll = shock('all', 900);
const pumpStock = shock('NVLA/USDT', 1000);
const wait: Step = ['clock.advance', { by: 60_000 }];

describe('a market does not rise above a thousand times its usual price', () => {
  it.each<[string, readonly Step[], Step, RegExp]>([
    ['by a pump after others', [pump, pump], pump, /^BTC\/USDT would rise above 88000000/],
    ['by a pump of a minute after others', [slowPump, wait, slowPump, wait], slowPump, /^BTC\/USDT would/],
    ['by a drift', [], drift('BTC/USDT', 100, 8), /^BTC\/USDT would/],
    ['by the longest drift', [], drift('all', 100, 720), / would rise above /],
    ['by a drift after a pump', [pump, pump], drift('BTC/USDT', 10, 30), /^BTC\/USDT would/],
    ['by a pump of all', [pumpAll, pumpAll], pumpAll, / would rise above /],
    ['because another pulls it', [set('ETH/USDT', '3000000')], shock('BTC/USDT', 400), /^ETH\/USDT would/],
    ['from a halt', [['market.halt', { symbol: 'BTC/USDT' }], pump, pump], pump, /^BTC\/USDT would/],
    ['of a stock that is closed', [pumpStock, pumpStock], pumpStock, /^NVLA\/USDT would/],
  ])('%s', (_way, before, step, sentence) => {
    for (const one of before) run(one);
    refused(step, sentence);
    exchange.advanceTo(exchange.nowMs + HOUR_MS);
    refused(step, sentence);
  });

  it.each<[string, readonly Step[], Step]>([
    ['a pump to just below it', [pump], shock('BTC/USDT', 900, { alone: true })],
    ['a drift to just below it', [], drift('BTC/USDT', 100, 6)],
    ['a fall from above it', [set('BTC/USDT', '88000000'), shock('BTC/USDT', -1)], shock('BTC/USDT', -20)],
    ['a drift down from it', [set('BTC/USDT', '88000000')], drift('BTC/USDT', -50, 720)],
    ['a pump of another market alone', [set('ETH/USDT', '3000000')], shock('BTC/USDT', 400, { alone: true })],
  ])('but takes %s', (_way, before, step) => {
    for (const one of before) run(one);
    expect(() => run(step)).not.toThrow();
  });
});
