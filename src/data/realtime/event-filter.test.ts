import { expect, test } from 'vitest';
import { ACCEPT_OLDER_AFTER_MS, createEventFilter, eventFilter, isNewerEvent } from './event-filter';

test.each([
  ['newer', [1, 5], [1, 6], true],
  ['of the next bar, with less volume', [1, 5], [2, 1], true],
  ['the same again', [1, 5], [1, 5], true],
  ['older within the bar', [1, 5], [1, 4], false],
  ['of an earlier bar', [2, 1], [1, 9], false],
  ['without a place', [2, 1], [Number.NaN, Number.NaN], true],
])('an event is news or not: %s', (_name, first, next, expected) => {
  const { isNewer } = createEventFilter(() => 0);
  expect(isNewer('thing', first)).toBe(true);
  expect(isNewer('thing', next)).toBe(expected);
  expect(isNewer('another', next)).toBe(true);
});

test('an event without a position does not change which events are late', () => {
  const { isNewer } = createEventFilter(() => 0);
  isNewer('thing', [2, 1]);
  isNewer('thing', [Number.NaN, 9]);
  expect(isNewer('thing', [1, 9])).toBe(false);
});

test('with `once`, a repeated event is not newer', () => {
  const { isNewer } = createEventFilter(() => 0);
  expect([isNewer('order', [0, 1], true), isNewer('order', [0, 1], true), isNewer('order', [1, 1], true)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('older events are accepted after a while, because the server’s clock was set back, and at once after `forget`', () => {
  let nowMs = 0;
  const { isNewer, forget } = createEventFilter(() => nowMs);
  isNewer('thing', [9]);
  nowMs = ACCEPT_OLDER_AFTER_MS - 1;
  expect(isNewer('thing', [3])).toBe(false);
  nowMs = ACCEPT_OLDER_AFTER_MS;
  expect(isNewer('thing', [3])).toBe(true);
  isNewer('thing', [9]);
  forget();
  expect(isNewer('thing', [3])).toBe(true);
});

test('keys in use are remembered, however many others come and go', () => {
  const { isNewer } = createEventFilter(() => 0);
  isNewer('market', [9]);
  for (let bar = 0; bar < 10_000; bar += 1) {
    isNewer(`bar ${bar}`, [1]);
    if (bar % 500 === 0) isNewer('market', [9]);
  }
  expect(isNewer('market', [8])).toBe(false);
  expect(isNewer('bar 0', [0])).toBe(true);
});

test.each([
  ['a late ticker', 'daymarket', { time: 10, volume: '5' }, { time: 10, volume: '4.9' }, false],
  ['a bar that closed, told once more', 'kline', { time: 60, volume: 1 }, { time: 0, volume: 9 }, true],
  ['a late bar', 'kline', { time: 60, volume: 2 }, { time: 60, volume: 1 }, false],
  ['a late book', 'market_depth', { ts: 7 }, { ts: 6 }, false],
  ['a book of a server that tells no time', 'market_depth', {}, {}, true],
  ['trades, which have ids', 'match_trade', { data: [] }, { data: [] }, true],
] as const)('%s', (_name, event, first, next, expected) => {
  eventFilter.forget();
  const head = { symbol: 'BTC/USDT', period: '1min' };
  expect(isNewerEvent(event, head, first)).toBe(true);
  expect(isNewerEvent(event, head, next)).toBe(expected);
});
