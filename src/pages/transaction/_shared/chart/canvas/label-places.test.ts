import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_PX, type Label, placeLabels } from './label-places';

const PANE = { width: 250, height: 300 };
const at = (y: number, width = 100) => ({ y, width, isHeld: true });
const fixed = (y: number) => ({ ...at(y), isHeld: false });
const places = (labels: ReturnType<typeof at>[]) =>
  placeLabels(labels, PANE).map((place) => place && [place.x, place.y, ...(place.isCrowded ? ['crowded'] : [])]);

describe('a label is placed', () => {
  it.each([
    ['at its line', [at(150)], [[0, 150]]],
    [
      'below another one, as far as a finger is wide',
      [at(150), at(182)],
      [
        [0, 150],
        [0, 182],
      ],
    ],
    [
      'below another one that is near',
      [at(150), at(170)],
      [
        [0, 150, 'crowded'],
        [0, 170, 'crowded'],
      ],
    ],
    [
      'below one that takes no touches',
      [fixed(150), at(170)],
      [
        [0, 150, 'crowded'],
        [0, 170],
      ],
    ],
    [
      'right of those that it would cover',
      [at(150), at(160)],
      [
        [0, 150],
        [100, 160],
      ],
    ],
    [
      'in the row below where the line is full, then in the row above',
      [at(150), at(150), at(150), at(150), at(150)],
      [
        [0, 150, 'crowded'],
        [100, 150, 'crowded'],
        [0, 170, 'crowded'],
        [100, 170, 'crowded'],
        [0, 130, 'crowded'],
      ],
    ],
    [
      'above where the pane ends',
      [at(295), at(295), at(295)],
      [
        [0, 295, 'crowded'],
        [100, 295],
        [0, 275, 'crowded'],
      ],
    ],
    [
      'just above a label whose line is a little higher',
      [at(290), at(290), at(288)],
      [
        [0, 290, 'crowded'],
        [100, 290],
        [0, 270, 'crowded'],
      ],
    ],
    [
      'at its line before labels of other lines take that room',
      [at(150), at(150), at(150), at(170)],
      [
        [0, 150, 'crowded'],
        [100, 150, 'crowded'],
        [100, 170, 'crowded'],
        [0, 170, 'crowded'],
      ],
    ],
    [
      'where a finger drags it, and others make room',
      [at(150), at(150), { ...at(150), draggedX: 50 }],
      [
        [150, 150],
        [0, 170, 'crowded'],
        [50, 150, 'crowded'],
      ],
    ],
    ['nowhere where it is wider than the pane', [at(150, 300), at(150)], [null, [0, 150]]],
  ])('%s', (_, labels, expected) => expect(places(labels)).toEqual(expected));
});

const label = fc.record({
  y: fc.double({ min: 0, max: 300, noNaN: true }),
  width: fc.integer({ min: 30, max: 125 }),
  isHeld: fc.boolean(),
});

/** The labels that got a place, each with its right end. */
const placesOf = (labels: readonly Label[]) =>
  placeLabels(labels, PANE).flatMap((place, nth) =>
    place ? [{ ...place, end: place.x + (labels[nth]?.width ?? 0) }] : [],
  );
type Place = Omit<ReturnType<typeof placesOf>[number], 'isCrowded'>;
const isApart = (one: Place, other: Place) =>
  Math.abs(one.y - other.y) >= LABEL_PX || one.end <= other.x || other.end <= one.x;

const many = fc.array(label, { maxLength: 80, size: 'max' });

it('covers no other label, however many there are', () => {
  fc.assert(
    fc.property(many, (labels) => {
      const places = placesOf(labels);
      const covering = places.filter((one, nth) => places.some((other, at) => at > nth && !isApart(one, other)));
      expect(covering).toEqual([]);
    }),
  );
});

it('is left out only if there is no room at any height', () => {
  const heights = Array.from({ length: PANE.height - LABEL_PX + 1 }, (_, nth) => LABEL_PX / 2 + nth);
  fc.assert(
    fc.property(many, (labels) => {
      const all = placeLabels(labels, PANE);
      const narrowest = Math.min(...labels.filter((_, nth) => all[nth] === null).map(({ width }) => width));
      const places = placesOf(labels);
      const rooms = heights.flatMap((y) =>
        [0, ...places.map(({ end }) => end)].map((x) => ({ x, y, end: x + narrowest })),
      );
      const isFree = (room: Place) => room.end <= PANE.width && places.every((one) => isApart(one, room));
      expect(rooms.filter(isFree)).toEqual([]);
    }),
  );
});
