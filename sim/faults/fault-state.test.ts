import { beforeEach, describe, expect, test } from 'vitest';
import { ControlError } from '../control/action';
import { Exchange } from '../core';
import { openExchange } from '../testing/exchange';
import { NO_FAULTS } from './no-faults';

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
});

describe('faults are part of the exchange', () => {
  test('are set one by one, cleared together, and journalled', () => {
    const before = exchange.commands;
    expect(exchange.control('faults.get', {})).toEqual(NO_FAULTS);
    expect(exchange.control('faults.set', { latencyMs: 300 })).toEqual({ ...NO_FAULTS, latencyMs: 300 });
    expect(exchange.control('faults.set', { offline: true })).toEqual({ ...NO_FAULTS, latencyMs: 300, offline: true });
    expect(exchange.control('faults.clear', {})).toEqual(NO_FAULTS);
    exchange.control('faults.drop', {});
    expect(exchange.faults).toEqual({ settings: NO_FAULTS, seed: 7, drops: 1 });
    expect(exchange.commands).toBe(before + 4);
  });

  test('of single calls and events change setting by setting, so that none of two at once is lost', () => {
    const TRADE = 'POST /coin/trade';
    const [drop, empty] = [
      { change: 'drop', path: 'a' },
      { change: 'null', path: 'b' },
    ];
    const changes = [
      { calls: { [TRADE]: { latencyMs: 500, field: drop } } },
      { calls: { [TRADE]: { refusal: 'server_busy', field: empty } } },
      { calls: { 'GET *': { errorRate: 1 } }, events: { kline: { lossRate: 1 } }, offline: true },
    ];
    for (const change of changes) exchange.control('faults.adjust', change);
    const both = { latencyMs: 500, refusal: 'server_busy', fields: [drop, empty] };
    const set = { ...NO_FAULTS, offline: true, calls: { [TRADE]: both, 'GET *': { errorRate: 1 } } };
    expect(exchange.faults.settings).toEqual({ ...set, events: { kline: { lossRate: 1 } } });
    exchange.control('faults.adjust', {
      calls: { [TRADE]: { withoutField: { path: 'a', change: 'drop' }, without: ['refusal'] } },
      events: { kline: { without: ['lossRate'] } },
    });
    const left = { ...set.calls, [TRADE]: { latencyMs: 500, fields: [empty] } };
    expect(exchange.faults.settings).toEqual({ ...set, calls: left, events: {} });
    expect(Exchange.replay(exchange.journal.toJSON()).hash()).toBe(exchange.hash());
  });

  test('are restored by a replay and a snapshot, and are part of the hash', () => {
    const baseline = exchange.hash();
    exchange.control('faults.set', {
      envelope: 999,
      calls: { 'POST /coin/trade': { lostAnswerRate: 1 }, 'GET *': { fields: [{ change: 'drop', path: '*.id' }] } },
      events: { 'lever_*': { lossRate: 0.5 } },
    });
    exchange.control('faults.drop', {});
    expect(exchange.hash()).not.toBe(baseline);
    const again = Exchange.replay(exchange.journal.toJSON());
    expect(again.faults).toEqual(exchange.faults);
    expect(again.hash()).toBe(exchange.hash());
    const restored = Exchange.restore(exchange.snapshot(), exchange.journal.toJSON());
    expect(restored.faults).toEqual(exchange.faults);
    expect(restored.hash()).toBe(exchange.hash());
  });

  test('are removed by a reset', () => {
    exchange.control('faults.set', { offline: true });
    exchange.start('spot-trader');
    expect(exchange.faults).toEqual({ settings: NO_FAULTS, seed: 7, drops: 0 });
  });

  test.each([
    [{ websocketBlocked: 'yes' }, 'websocketBlocked'],
    [{ slowChunk: true }, 'slowChunkMs'],
    [{ errorRate: 2 }, 'a rate is a share'],
    [{ envelope: 997 }, 'envelope'],
    [{ lateEventsMs: 60_000 }, 'lateEventsMs'],
    [{ untoldEvents: ['lever_ordr'] }, 'no event of that name'],
    [{ calls: { 'POST /coin/trad': { errorRate: 1 } } }, 'no call of that name'],
    [{ calls: { 'POST /coin/trade': { offline: true } } }, 'offline'],
    [{ calls: { 'POST /coint/*': { errorRate: 1 } } }, 'no call of that name'],
    [{ calls: { 'POST /coin/trade': { refusal: 'no_such_refusal' } } }, 'no refusal of that name'],
    [{ calls: { 'GET /coin/list': { fields: [{ change: 'drop', path: 'a b' }] } } }, 'write a path like'],
    [{ calls: { 'GET /coin/list': { fields: [{ change: 'retype', path: 'a', to: 'date' }] } } }, 'to'],
    [{ errorKind: 'http418' }, 'errorKind'],
    [{ events: { lever_ordr: { lossRate: 1 } } }, 'no event of that name'],
    [{ events: { lever_order: { delayMs: 60_000 } } }, 'delayMs'],
  ])('%j is refused with what would do, and changes nothing', (input, hint) => {
    expect(() => exchange.control('faults.set', input)).toThrow(ControlError);
    expect(() => exchange.control('faults.set', input)).toThrow(hint);
    expect(exchange.faults.settings).toEqual(NO_FAULTS);
  });
});
