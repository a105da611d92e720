import { afterEach, expect, it, vi } from 'vitest';
import { createNumberFormats } from '@/domain/money/number-format';
import { REST_MS } from '@/ui/text/flash-price';
import { makePair } from './make-pair';
import { writeRow } from './row-writer';

const formats = createNumberFormats('en');
const pair = makePair('BTC', { now_price: '1000', change: '-0.50' });

function makeRow() {
  let writes = 0;
  let text: string | null = '';
  const flashes: string[] = [];
  return {
    price: {
      setAttribute: (_: string, value: string) => void flashes.push(value),
      removeAttribute: () => {},
      get textContent() {
        return text;
      },
      set textContent(next) {
        text = next;
        writes += 1;
      },
    },
    pill: { className: '', textContent: '' },
    curve: { dataset: {} as { direction?: 'up' | 'down' | 'zero' } },
    flashes,
    writes: () => writes,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('shows the quote before the first tick, without a flash', () => {
  const row = makeRow();
  writeRow(row, pair, undefined, formats);
  expect([row.price.textContent, row.pill.textContent, row.curve.dataset.direction]).toEqual([
    '1,000.00',
    '−0.50%',
    'down',
  ]);
  expect(row.flashes).toEqual([]);
});

it('flashes a price that moved, in its direction', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const row = makeRow();
  writeRow(row, pair, undefined, formats);
  writeRow(row, pair, { last: '1001', changePercent: 0.2, direction: 1 }, formats);
  vi.advanceTimersByTime(REST_MS);
  writeRow(row, pair, { last: '1000.5', changePercent: 0.1, direction: -1 }, formats);
  expect(row.flashes).toEqual(['up', 'down']);
  expect([row.price.textContent, row.pill.textContent, row.curve.dataset.direction]).toEqual([
    '1,000.50',
    '+0.10%',
    'up',
  ]);
});

it('writes nothing that has not changed', () => {
  const row = makeRow();
  const price = { last: '1001', changePercent: 0.2, direction: 1 } as const;
  writeRow(row, pair, price, formats);
  writeRow(row, pair, { ...price, last: '1001.001' }, formats);
  expect(row.writes()).toBe(1);
  expect(row.flashes).toEqual([]);
});

it('gives a change that rounds to zero no direction', () => {
  const row = makeRow();
  writeRow(row, pair, { last: '1000', changePercent: 0.001, direction: 0 }, formats);
  expect([row.pill.textContent, row.curve.dataset.direction]).toEqual(['0.00%', 'zero']);
});
