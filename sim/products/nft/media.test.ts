import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARTISTS, BOXES, MEDIA } from './media';

const FOLDER = 'sim/hosts/browser/public/nft/';
const fileOf = (address: string) => address.replace('/upload/nft/', FOLDER);

test('every address of the gallery is a file that comes with the simulation', () => {
  const addresses = [
    ...MEDIA.flatMap(({ image, cover }) => [image, cover]),
    ...ARTISTS.map(({ portrait }) => portrait),
    ...BOXES.flatMap(({ closed, opened }) => [closed, ...Object.values(opened)]),
  ];
  expect(addresses.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
});

test('the gallery has sixty works of four kinds, six of each artist, and no file above 200 kB', () => {
  expect(MEDIA).toHaveLength(60);
  expect(new Set(MEDIA.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4]));
  for (let artist = 1; artist <= ARTISTS.length; artist++)
    expect(MEDIA.filter((medium) => medium.artist === artist)).toHaveLength(6);
  const heavy = MEDIA.filter(({ image }) => statSync(fileOf(image)).size > 200_000);
  expect(heavy.map(({ image }) => image)).toEqual([]);
});
