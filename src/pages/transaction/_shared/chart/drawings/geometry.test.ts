import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMoved, moveDrawing, priceStep, snapToBar } from './change';
import { DRAWING_KINDS, type Drawing } from './drawing';
import { anchorAt, pointOf, positionOf, priceAt, type Scales, timeAt, xOf, yOf } from './scales';
import { anchorNear, distanceTo, drawingNear, fibonacciPrices, nearnessOf, rayEnd, shapeOf } from './shape';

const MINUTE = 60_000;
const bar = (timeMs: number, open = 100, high = 104, low = 96, close = 102) => ({
  timeMs,
  open,
  high,
  low,
  close,
  volume: 1,
});
/** Three minutes, a night without trading, two more minutes. */
const NIGHT = [0, 1, 2, 1002, 1003].map((minute) => bar(minute * MINUTE));
const scales: Scales = {
  bars: NIGHT,
  barMs: MINUTE,
  firstX: 10,
  spacing: 8,
  topPrice: 120,
  pricePerPx: 0.1,
  width: 300,
  height: 400,
};

describe('times', () => {
  test.each([
    ['the first bar', 0, 0],
    ['half way to the next', 0.5, 0.5],
    ['the last bar before the night', 2, 2],
    ['half of the night', 502, 2.5],
    ['the first bar after it', 1002, 3],
    ['the last bar', 1003, 4],
    ['three bars later', 1006, 7],
    ['two bars before the first', -2, -2],
  ])('%s', (_name, minute, position) => {
    expect(positionOf(scales, minute * MINUTE)).toBe(position);
    expect(timeAt(scales, position)).toBe(minute * MINUTE);
  });

  test('without bars every position still has a time', () => {
    const none = { bars: [], barMs: MINUTE };
    expect(timeAt(none, positionOf(none, 5 * MINUTE))).toBe(5 * MINUTE);
  });

  test('to a position and back is the same millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (timeMs) => {
        expect(Math.abs(timeAt(scales, positionOf(scales, timeMs)) - timeMs)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a later time is never further left', () => {
    const time = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        expect(Math.sign(xOf(scales, one) - xOf(scales, other)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('a price to a height and back is the same price', () => {
  const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(price, price, fc.double({ min: 1e-6, max: 1e3, noNaN: true }), (one, topPrice, pricePerPx) => {
      const drawn = { ...scales, topPrice, pricePerPx };
      expect(priceAt(drawn, yOf(drawn, one))).toBeCloseTo(one, 4);
    }),
  );
});

test.each([
  ['on a bar', { x: 18, y: 200 }, MINUTE, 100],
  ['nearer to the bar at its left', { x: 21, y: 199 }, MINUTE, 100.1],
  ['beyond the last bar', { x: 82, y: 0 }, 1008 * MINUTE, 120],
  ['below zero, where the lowest price is one tick', { x: 10, y: 9000 }, 0, 0.01],
])('a point %s', (_name, point, timeMs, price) => {
  expect(anchorAt(scales, point, 2)).toEqual({ timeMs, price });
});

describe('shapes', () => {
  test.each([
    ['to the right edge', { x: 0, y: 0 }, { x: 30, y: 20 }, { x: 300, y: 200 }],
    ['to the left edge', { x: 100, y: 100 }, { x: 50, y: 100 }, { x: 0, y: 100 }],
    ['down', { x: 100, y: 100 }, { x: 100, y: 110 }, { x: 100, y: 400 }],
    ['up', { x: 100, y: 100 }, { x: 100, y: 90 }, { x: 100, y: 0 }],
    ['out of a corner', { x: 290, y: 390 }, { x: 295, y: 395 }, { x: 300, y: 400 }],
    ['away from the pane', { x: 310, y: 10 }, { x: 320, y: 10 }, { x: 320, y: 10 }],
    ['of no length', { x: 5, y: 5 }, { x: 5, y: 5 }, { x: 5, y: 5 }],
  ])('a ray %s', (_name, from, through, end) => {
    const { x, y } = rayEnd(from, through, scales);
    expect({ x: Math.round(x), y: Math.round(y) }).toEqual(end);
  });

  test('the levels of a retracement', () => {
    const levels = fibonacciPrices(100, 200).map(({ ratio, price }) => [ratio, Number(price.toFixed(6))]);
    expect(levels).toEqual([
      [0, 200],
      [0.236, 176.4],
      [0.382, 161.8],
      [0.5, 150],
      [0.618, 138.2],
      [0.786, 121.4],
      [1, 100],
    ]);
  });

  test.each([
    ['on it', { x: 5, y: 0 }, 0],
    ['beside it', { x: 5, y: 3 }, 3],
    ['beyond its end', { x: 13, y: 4 }, 5],
  ])('the distance of a point %s', (_name, point, distance) => {
    expect(distanceTo({ from: { x: 0, y: 0 }, to: { x: 10, y: 0 } }, point)).toBe(distance);
  });
});

const anchor = fc.record({
  timeMs: fc.integer({ min: -20, max: 1020 }).map((minute) => minute * MINUTE),
  price: fc.integer({ min: 9_000, max: 11_500 }).map((cents) => cents / 100),
});
const drawing = fc
  .tuple(fc.constantFrom(...DRAWING_KINDS), anchor, anchor, fc.uuid())
  .map(([kind, one, other, id]): Drawing => ({ id, kind, anchors: kind === 'horizontal' ? [one] : [one, other] }));

describe('touching', () => {
  test('a point on any line of a drawing hits it', () => {
    fc.assert(
      fc.property(drawing, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (one, share, which) => {
        const shape = shapeOf(one, scales);
        const line = shape.lines[which % shape.lines.length];
        if (!line) throw new Error('a drawing without lines');
        const { from, to } = line;
        const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        expect(nearnessOf(shape, point, 1)).not.toBeNull();
        expect(drawingNear([one], scales, point, 1)).toBe(one);
      }),
    );
  });

  test('an anchor is hit at its place', () => {
    fc.assert(
      fc.property(drawing, (one) => {
        const shape = shapeOf(one, scales);
        for (const { x, y } of shape.anchors) {
          const hit = shape.anchors[anchorNear(shape, { x, y }, 1)];
          expect(hit && Math.hypot(hit.x - x, hit.y - y)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  const flat = (id: string, price: number): Drawing => ({ id, kind: 'horizontal', anchors: [{ timeMs: 0, price }] });
  const box: Drawing = {
    id: 'box',
    kind: 'rectangle',
    anchors: [
      { timeMs: 0, price: 110 },
      { timeMs: 1003 * MINUTE, price: 90 },
    ],
  };
  test.each([
    ['the nearest', [flat('far', 101), flat('near', 100.2)], 200, 'near'],
    ['the later of equals, which is drawn above', [flat('below', 100), flat('above', 100)], 200, 'above'],
    ['a line rather than the area around it', [flat('line', 100), box], 203, 'line'],
    ['an area when nothing else is there', [box, flat('line', 100)], 240, 'box'],
    ['nothing', [flat('line', 100)], 260, undefined],
  ])('of several it is %s', (_name, all, y, id) => {
    expect(drawingNear(all, scales, { x: 26, y }, 12)?.id).toBe(id);
  });
});

describe('moving', () => {
  test('there and back leads to the same place', () => {
    const onBars = drawing.map((one) => ({
      ...one,
      anchors: one.anchors.map((at) => ({ ...at, timeMs: timeAt(scales, Math.round(positionOf(scales, at.timeMs))) })),
    }));
    fc.assert(
      fc.property(
        onBars,
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -8_000, max: 8_000 }),
        (one, bars, cents) => {
          const there = moveDrawing(one, scales, { bars, price: cents / 100 }, 2);
          expect(moveDrawing(there, scales, { bars: -bars, price: -cents / 100 }, 2)).toEqual(one);
        },
      ),
    );
  });

  test('a drawing keeps its form, also at the lowest price', () => {
    fc.assert(
      fc.property(drawing, fc.integer({ min: -20_000, max: 20_000 }), (one, cents) => {
        const { anchors } = moveDrawing(one, scales, { bars: 0, price: cents / 100 }, 2);
        const [before, after] = [one.anchors, anchors].map(([a, b]) => (a && b ? a.price - b.price : 0));
        expect(after).toBeCloseTo(before ?? 0, 1);
        expect(Math.min(...anchors.map(({ price }) => price))).toBeGreaterThan(0);
      }),
    );
  });

  test('a finger moves by whole bars', () => {
    const { bars, price } = distanceMoved(scales, { x: 50, y: 100 }, { x: 71, y: 90 });
    expect(bars).toBe(3);
    expect(price).toBeCloseTo(1);
  });
});

describe('the magnet', () => {
  test.each([
    ['to the high', 103.5, 104],
    ['to the low', 95.2, 96],
    ['to the nearer of open and close', 101.2, 102],
    ['from nowhere', 110, 110],
  ])('pulls %s', (_name, price, snapped) => {
    expect(snapToBar({ timeMs: MINUTE, price }, NIGHT, scales).price).toBe(snapped);
  });

  test('does not move a point where there is no bar', () => {
    const beyond = { timeMs: 1010 * MINUTE, price: 103.5 };
    expect(snapToBar(beyond, NIGHT, scales)).toEqual(beyond);
    expect(pointOf(scales, beyond).x).toBe(10 + 11 * 8);
  });
});

test.each([
  ['a tenth of a point', 0.1, 2, 0.2],
  ['a coin of thousands', 5, 2, 20],
  ['a coin of cents', 0.00001, 5, 0.00002],
  ['no range at all', 0, 3, 0.001],
])('a step of the arrow keys for %s', (_name, pricePerPx, decimals, step) => {
  expect(priceStep({ ...scales, pricePerPx }, decimals)).toBeCloseTo(step, 10);
});
