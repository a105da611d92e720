import type { Rarity } from '@/domain/nft/nft';
import type { World } from '../../world';
import { SERIES } from './catalogue';
import { FIRST_BOX, mint } from './mint';
import { ARTISTS } from './people';

/** [owner's persona, number of the gallery's work, rarity, purchase price in USDT] */
const OWNED: readonly (readonly [owner: string, work: number, rarity: Rarity, worth: string])[] = [
  ['trader', 34, 'R', '310'],
  ['trader', 7, 'N', '180'],
  ['whale', 27, 'SR', '1450'],
  ['whale', 56, 'SR', '990'],
  ['whale', 48, 'SR', '2100'],
];
/** Artworks that the artist persona has made and not offered yet. They use pictures of the gallery. */
const MADE: readonly (readonly [name: string, work: number, rarity: Rarity, worth: string])[] = [
  ['Studio Window, Morning', 45, 'R', '240'],
  ['Studio Window, Evening', 43, 'N', '160'],
];

/** Creates the artworks that personas own at the start. `idOf` returns the user id of a persona. */
export function seedArtworks(world: World, idOf: (persona: string) => number): void {
  for (const [owner, work, rarity, worth] of OWNED) {
    mint(world, { series: work - 1, authorId: artistOfSeries(work - 1), ownerId: idOf(owner), rarity, worth });
  }
  mint(world, { series: FIRST_BOX, authorId: artistOfSeries(FIRST_BOX), ownerId: idOf('trader'), worth: '60' });
  const lena = idOf('artist');
  for (const [name, work, rarity, worth] of MADE) {
    mint(world, { series: work - 1, authorId: lena, ownerId: lena, name, rarity, worth });
  }
}

const artistOfSeries = (series: number): number => ARTISTS[SERIES[series]?.artist ?? -1]?.uid ?? 0;
