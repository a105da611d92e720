import { describe, expect, it } from 'vitest';
import { findPlaces, PLACES, type Place, pointOf } from './places';

const NAMES: Partial<Record<Place['city'], string>> = {
  bandung: 'Bandung Jawa Barat Indonesia',
  bogota: 'Bogotá Kolombia',
  'da-nang': 'Đà Nẵng Việt Nam',
  'los-angeles': 'ロサンゼルス カリフォルニア州 アメリカ合衆国',
  paris: 'Paris Île-de-France Prancis',
  seoul: '대한민국 서울',
};
const found = (words: string) => findPlaces(PLACES, words, ({ city }) => NAMES[city] ?? '').map(({ city }) => city);

describe('a point', () => {
  it.each([
    ['-6.2', '106.8', { latitude: -6.2, longitude: 106.8 }],
    [' 90 ', '-180', { latitude: 90, longitude: -180 }],
    ['+0', '0.000001', { latitude: 0, longitude: 0.000001 }],
  ])('%j, %j', (latitude, longitude, point) => {
    expect(pointOf(latitude, longitude)).toEqual(point);
  });

  it.each([
    [null, '106'],
    ['-6', null],
    ['', '106'],
    ['90.1', '0'],
    ['0', '180.5'],
    ['1e1', '0'],
    ['0x10', '0'],
    ['NaN', '0'],
    ['6,2', '106'],
    ['<b>6</b>', '106'],
    ['Infinity', '0'],
  ])('is none: %j, %j', (latitude, longitude) => {
    expect(pointOf(latitude, longitude)).toBeNull();
  });
});

it.each([
  ['bandung', ['bandung']],
  ['  BOGOTA ', ['bogota']],
  ['kolombia', ['bogota']],
  ['west java band', ['bandung']],
  ['band jawa barat', ['bandung']],
  ['île-de', ['paris']],
  ['cote d’azur', ['marseille']],
  ['da nang', ['da-nang']],
  ['đà nẵng', ['da-nang']],
  ['ロサンセルス', ['los-angeles']],
  ['los angeles', ['los-angeles']],
  ['서울', ['seoul']],
  ['nowhere', []],
])('%j finds %j, in the ids or in the names', (words, cities) => {
  expect(found(words)).toEqual(cities);
});

it('knows every place once, and none off the globe', () => {
  expect(found('')).toHaveLength(PLACES.length);
  expect(new Set(PLACES.map(({ city }) => city)).size).toBe(PLACES.length);
  for (const { latitude, longitude } of PLACES) expect(pointOf(String(latitude), String(longitude))).not.toBeNull();
});
