import { expect, it } from 'vitest';
import { PLACES } from '@/domain/places/places';
import placeNames from '@/i18n/en/place-names';

const idOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

it('has an English name for every place, whose slug is the place’s id', () => {
  const { cities, regions } = placeNames;
  for (const [id, name] of Object.entries({ ...cities, ...regions })) expect(idOf(name)).toBe(id);
  expect(Object.keys(cities)).toEqual(PLACES.map(({ city }) => city));
  expect(new Set(Object.keys(regions))).toEqual(new Set(PLACES.flatMap(({ region }) => region ?? [])));
});
