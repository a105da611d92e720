import { describe, expect, test } from 'vitest';
import { movedBy, placeAt, readPlace, writePlace } from './handle-place';

const PHONE = { width: 390, height: 844 };

test.each([null, '', 'top 0.5', 'right 2', 'left -0.1', '{}'])(
  'kept as %j, it stands where it does at first',
  (text) => {
    expect(readPlace(text)).toEqual({ side: 'right', along: 0.4 });
  },
);

test.each(['left 0', 'right 1', 'left 0.25'])('%s survives being kept', (text) => {
  expect(writePlace(readPlace(text))).toBe(text);
});

describe('a finger', () => {
  test.each([
    [
      { x: 30, y: 10 },
      { side: 'left', along: 0 },
    ],
    [
      { x: 380, y: 843 },
      { side: 'right', along: 1 },
    ],
    [
      { x: 196, y: 385 },
      { side: 'right', along: 0.5 },
    ],
  ])('at %j leads to %j', (at, place) => {
    const found = placeAt(at, PHONE);
    expect(found).toEqual({ ...place, along: expect.closeTo(place.along, 1) });
  });
});

test.each([
  ['ArrowLeft', { side: 'left', along: 0.5 }],
  ['ArrowRight', { side: 'right', along: 0.5 }],
  ['ArrowUp', { side: 'right', along: 0.4 }],
  ['ArrowDown', { side: 'right', along: 0.6 }],
])('%s moves it', (key, place) => {
  expect(movedBy({ side: 'right', along: 0.5 }, key)).toEqual(place);
});

test('other keys leave it alone, and it goes no further than its way', () => {
  expect(movedBy({ side: 'right', along: 0.5 }, 'Enter')).toBeNull();
  expect(movedBy({ side: 'right', along: 0.05 }, 'ArrowUp')?.along).toBe(0);
});
