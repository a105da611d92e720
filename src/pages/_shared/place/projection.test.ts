import { expect, it } from 'vitest';
import { around, placeNames, SPANS } from './projection';

const JAKARTA = { latitude: -6.2, longitude: 106.8 };

it('puts the point in the middle, north above it and east to its right', () => {
  const map = around(JAKARTA, 12, 340, 240);
  expect(map.at(JAKARTA)).toEqual({ x: 170, y: 120 });
  const near = map.at({ latitude: -5.2, longitude: 107.8 });
  expect(near?.y).toBeCloseTo(100);
  expect(near?.x).toBeCloseTo(189.88, 1);
  expect(map.at({ latitude: 48, longitude: 2 })).toBeNull();
});

it('goes the shorter way round across the date line', () => {
  const map = around({ latitude: 0, longitude: 179 }, 12, 340, 240);
  expect(map.at({ latitude: 0, longitude: -179 })?.x).toBeCloseTo(210);
  expect(map.meridians.map(({ text }) => text)).toContain('176°W');
});

it.each(SPANS)('draws a net of a few lines over %i degrees, also at a pole', (span) => {
  for (const latitude of [-90, -6.2, 0, 90]) {
    const { meridians, parallels } = around({ latitude, longitude: 106.8 }, span, 340, 240);
    expect(parallels.length).toBeGreaterThanOrEqual(1);
    expect(parallels.length).toBeLessThan(10);
    expect(new Set(parallels.map(({ text }) => text)).size).toBe(parallels.length);
    expect(meridians.length).toBeLessThan(10);
    expect(new Set(meridians.map(({ x }) => x)).size).toBe(meridians.length);
  }
});

it('places no name over another, over the edge, or over a taken area', () => {
  const at = (name: string, x: number, y: number) => ({ name, x, y });
  const taken = [{ left: 100, top: 100, right: 120, bottom: 120 }];
  expect(
    placeNames([at('Bogor', 40, 50), at('Depok', 42, 52), at('Kediri', 50, 51), at('Bali', 335, 90)], 340, 240, taken),
    'the first has its right side, the next its left one, the third nothing; at the edge a name goes left',
  ).toEqual(['start', 'end', null, 'end']);
  expect(placeNames([at('Padang', 40, 3), at('Solo', 98, 110)], 340, 240, taken)).toEqual([null, 'end']);
  const sides = (name: string, x: number) => placeNames([at(name, x, 50)], 340, 240)[0];
  expect([sides('雅加達市', 300), sides('Abcd', 300)], 'signs of Chinese are wide').toEqual(['end', 'start']);
  expect(sides('เชียงใหม่', 290), 'marks of Thai take no room').toBe('start');
});
