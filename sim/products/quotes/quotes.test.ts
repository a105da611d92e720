import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import { CHART_PERIODS } from '@/contract/market/requests';
import { ALWAYS_LISTED } from '../../market/instruments';
import { type Bench, marketOf, openBench } from '../../testing/world';
import { signedPercent } from './quotation';

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});

const groups = () =>
  v.parse(answers['GET /currency/quotation_new'], bench.call('GET /currency/quotation_new', {}).message);

describe('GET /currency/quotation_new', () => {
  it('answers every market in one group, USDT first, in the declared shape', () => {
    const [group, ...others] = groups();
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: 3, name: 'USDT', is_legal: true, price: '1.00000000' });
    expect(group?.quotation).toHaveLength(ALWAYS_LISTED.length);
  });

  it('is consistent: change, last price and sparkline come from the same path', () => {
    const [group] = groups();
    for (const pair of group?.quotation ?? []) {
      const last = Number(pair.now_price);
      const percent = (last / Number(pair.open_24h) - 1) * 100;
      expect(pair.now_price).toMatch(/^\d+\.\d+$/);
      expect(pair.change).toMatch(/^([+-]\d+\.\d\d|0\.00)$/);
      expect(Number(pair.change)).toBeCloseTo(percent, 1);
      expect(last).toBeLessThanOrEqual(Number(pair.high_24h));
      expect(last).toBeGreaterThanOrEqual(Number(pair.low_24h));
      expect(pair.sparkline).toHaveLength(pair.kind === 'crypto' ? 48 : 32);
      expect(pair.sparkline?.at(-1)).toBe(last);
      if (pair.kind === 'crypto') expect(pair.sparkline?.[0]).toBe(Number(pair.open_24h));
      expect(Number(pair.turnover_24h)).toBeGreaterThan(0);
    }
  });

  it('has trading hours for stocks and none for coins', () => {
    const stock = marketOf('NVLA/USDT');
    const pairs = () => groups()[0]?.quotation ?? [];
    const find = (id: number) => pairs().find((pair) => pair.id === id);
    expect(find(stock.matchId)).toMatchObject({ is_open: true, kind: 'stock' });
    bench.advance((find(stock.matchId)?.next_close_ms ?? 0) - bench.world.nowMs);
    expect(find(stock.matchId)).toMatchObject({ is_open: false });
    expect(find(stock.matchId)?.next_open_ms).toBeGreaterThan(bench.world.nowMs);
    expect(find(marketOf('BTC/USDT').matchId)).toMatchObject({
      is_open: true,
      next_open_ms: null,
      next_close_ms: null,
    });
  });

  it.each([
    [1.2, '+1.20'],
    [-0.345, '-0.34'],
    [0, '0.00'],
    [0.004, '0.00'],
    [-0.004, '0.00'],
    [12.3456, '+12.35'],
  ])('writes a change of %f percent as %s', (changePercent, text) => {
    expect(signedPercent({ changePercent })).toBe(text);
  });
});

describe('GET /currency/list', () => {
  it('answers USDT and every coin and share once, with distinct ids', () => {
    const reply = bench.call('GET /currency/list', {}).message;
    const { currency, legal } = v.parse(answers['GET /currency/list'], reply);
    expect(new Set(currency.map(({ id }) => id)).size).toBe(ALWAYS_LISTED.length + 1);
    expect(legal.map(({ name }) => name)).toEqual(['USDT']);
  });
});

describe('GET /currency/new_timeshar', () => {
  const now = () => Math.floor(bench.world.nowMs / 1000);
  const chart = (fields: Record<string, string | number>) =>
    bench.call('GET /currency/new_timeshar', {
      symbol: 'BTC/USDT',
      period: '1min',
      from: now() - 3600,
      to: now(),
      ...fields,
    });
  const bars = (fields: Record<string, string | number>) => {
    const reply = chart(fields);
    expect(reply.code).toBe(1);
    return v.parse(answers['GET /currency/new_timeshar'], reply.data);
  };

  it.each([
    ['symbol_unknown', { symbol: 'XXX/USDT', from: 2, to: 1 }],
    ['period_unknown', { period: '7min' }],
    ['range_invalid', { from: 'yesterday' }],
    ['range_invalid', { from: 2, to: 1 }],
  ])('refuses %s with code -1 and an empty list', (reason, fields) => {
    expect(chart(fields)).toMatchObject({ code: -1, reason, data: [] });
  });

  it.each(CHART_PERIODS)('answers period %s, ascending, never empty, up to the live bar', (period) => {
    const found = bars({ period, from: now() - 40 * 86_400 });
    const times = found.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(1000);
    const { last } = bench.world.market.ticker24h(0, bench.world.nowMs);
    expect(found.at(-1)?.close).toBe(last / 100);
  });

  it('answers the newest 1000 of a long range', () => {
    const found = bars({ from: now() - 30 * 86_400 });
    expect(found).toHaveLength(1000);
    expect(found.at(-1)?.id).toBe(Math.floor(now() / 60) * 60);
  });

  it('contains nothing of the future', () => {
    expect(bars({ to: now() + 86_400 }).at(-1)?.time).toBeLessThanOrEqual(bench.world.nowMs);
  });

  // Clients of the family ask by the device's clock, and read the last bar of the answer unchecked.
  const liveBar = () => Math.floor(now() / 60) * 60;
  it.each([
    ['in the future is moved to the present', 86_400, 86_400 + 3600, 61, () => liveBar()],
    ['before all history is answered with the newest', -3e9, -2e9, 300, () => liveBar()],
  ])('a range %s', (_, from, to, count, last) => {
    const found = bars({ from: Math.max(0, now() + from), to: Math.max(0, now() + to) });
    expect(found).toHaveLength(count);
    expect(found.at(-1)?.id).toBe(last());
  });

  it('a range in which a stock was closed is answered with the bars before it', () => {
    const sunday = Math.floor(Date.parse('2026-01-04T12:00:00Z') / 1000);
    const found = bars({ symbol: 'NVLA/USDT', from: sunday, to: sunday + 3600 });
    expect(found).toHaveLength(300);
    expect(found.at(-1)?.id).toBeLessThan(sunday);
    expect(found.at(-1)?.id).toBeGreaterThan(sunday - 3 * 86_400);
  });
});

describe('GET /wallet/getRateCurrency', () => {
  it('answers CNY for one unit', () => {
    expect(bench.call('GET /wallet/getRateCurrency', { id: 3 }).message).toEqual({ rmb: 7.19571 });
    expect(bench.call('GET /wallet/getRateCurrency', { id: 999 }).reason).toBe('currency_unknown');
  });
});
