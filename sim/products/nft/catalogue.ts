import { NFT_MODE, NFT_TYPE, type NftMode, type NftType, type Rarity } from '@/domain/nft/nft';
import { BOXES, MEDIA } from './media';

/** The coins in which artworks are sold. */
export const NFT_ASSETS = ['USDT', 'ETH', 'BTC'] as const;
export type NftAsset = (typeof NFT_ASSETS)[number];

/** Prices and increases are multiples of this. */
export const STEP: Readonly<Record<NftAsset, string>> = { USDT: '1', ETH: '0.001', BTC: '0.0001' };

/** What an artwork shows: its medium, a still picture, and for a blind box its possible contents. */
export interface Appearance {
  readonly title: string;
  readonly type: NftType;
  readonly image: string;
  readonly cover: string;
  readonly opened: Readonly<Record<Rarity, string>> | null;
}

/** A series of artworks, which are sold one after the other. Its index in SERIES is its number, from 0. */
export interface Series {
  readonly appearance: Appearance;
  /** Index of the artist. */
  readonly artist: number;
  readonly mode: NftMode;
  readonly asset: NftAsset;
  /** The prices of its artworks vary around this. */
  readonly price: number;
  /** '' for blind boxes. */
  readonly rarity: Rarity | '';
  /** Hours from one artwork to the next. */
  readonly everyHours: number;
}

type Terms = readonly [mode: 'fixed' | 'auction', asset: NftAsset, price: number, rarity: Rarity, everyHours: number];

/** In the order of the gallery's works, six for each artist (./media.ts). */
// biome-ignore format: one artist a block, one series a row
const TERMS: readonly Terms[] = [
  ['auction', 'USDT', 420, 'R', 24],
  ['fixed', 'USDT', 260, 'N', 72],
  ['auction', 'ETH', 0.6, 'SR', 96],
  ['fixed', 'USDT', 180, 'N', 48],
  ['auction', 'USDT', 740, 'SR', 12],
  ['fixed', 'ETH', 0.15, 'R', 120],

  ['fixed', 'USDT', 320, 'N', 48],
  ['auction', 'USDT', 640, 'R', 48],
  ['fixed', 'USDT', 150, 'N', 96],
  ['auction', 'ETH', 0.9, 'SR', 72],
  ['auction', 'USDT', 280, 'N', 8],
  ['fixed', 'BTC', 0.008, 'R', 144],

  ['auction', 'USDT', 510, 'R', 24],
  ['fixed', 'USDT', 210, 'N', 72],
  ['auction', 'USDT', 380, 'N', 6],
  ['fixed', 'ETH', 0.12, 'N', 96],
  ['auction', 'BTC', 0.02, 'SR', 120],
  ['fixed', 'USDT', 230, 'R', 60],

  ['fixed', 'USDT', 240, 'N', 48],
  ['auction', 'USDT', 390, 'R', 36],
  ['fixed', 'USDT', 120, 'N', 72],
  ['auction', 'USDT', 980, 'SR', 72],
  ['fixed', 'ETH', 0.18, 'R', 96],
  ['auction', 'ETH', 0.3, 'N', 8],

  ['auction', 'USDT', 300, 'N', 3],
  ['fixed', 'USDT', 450, 'R', 72],
  ['auction', 'USDT', 860, 'SR', 24],
  ['fixed', 'BTC', 0.012, 'SR', 144],
  ['fixed', 'USDT', 680, 'SR', 120],
  ['auction', 'ETH', 0.25, 'R', 36],

  ['fixed', 'USDT', 95, 'N', 24],
  ['fixed', 'USDT', 95, 'N', 48],
  ['auction', 'USDT', 260, 'R', 24],
  ['auction', 'ETH', 0.22, 'R', 48],
  ['fixed', 'USDT', 170, 'N', 96],
  ['auction', 'USDT', 540, 'SR', 36],

  ['auction', 'USDT', 160, 'N', 4],
  ['fixed', 'USDT', 45, 'N', 24],
  ['fixed', 'USDT', 45, 'N', 36],
  ['fixed', 'USDT', 85, 'R', 72],
  ['auction', 'USDT', 110, 'N', 12],
  ['fixed', 'ETH', 0.06, 'R', 96],

  ['fixed', 'USDT', 360, 'R', 72],
  ['auction', 'USDT', 720, 'SR', 24],
  ['fixed', 'ETH', 0.2, 'N', 96],
  ['auction', 'ETH', 0.5, 'R', 36],
  ['fixed', 'USDT', 230, 'N', 48],
  ['auction', 'BTC', 0.03, 'SR', 96],

  ['fixed', 'USDT', 140, 'N', 48],
  ['auction', 'USDT', 330, 'R', 12],
  ['fixed', 'ETH', 0.08, 'N', 72],
  ['auction', 'USDT', 470, 'SR', 48],
  ['fixed', 'BTC', 0.005, 'R', 120],
  ['fixed', 'USDT', 66, 'SR', 96],

  ['auction', 'USDT', 880, 'SR', 48],
  ['fixed', 'USDT', 760, 'SR', 120],
  ['auction', 'USDT', 440, 'R', 24],
  ['fixed', 'USDT', 310, 'R', 96],
  ['auction', 'ETH', 0.75, 'SR', 72],
  ['fixed', 'USDT', 110, 'N', 48],
];

/** Each blind box is sold as three series at once, at these prices. */
const BOX_TERMS = [
  { price: 60, everyHours: 24 },
  { price: 90, everyHours: 36 },
  { price: 120, everyHours: 48 },
] as const;

const pictures: readonly Series[] = MEDIA.map(({ n, title, type, image, cover, artist }) => {
  const [mode, asset, price, rarity, everyHours] = TERMS[n - 1] as Terms;
  const still = type === NFT_TYPE.image ? '' : cover;
  const appearance = { title, type, image, cover: still, opened: null };
  return { appearance, artist: artist - 1, mode: NFT_MODE[mode], asset, price, rarity, everyHours };
});

const boxes: readonly Series[] = BOX_TERMS.flatMap((terms) =>
  BOXES.map(({ title, artist, closed, opened }) => ({
    appearance: { title, type: NFT_TYPE.image, image: closed, cover: '', opened },
    artist: artist - 1,
    mode: NFT_MODE.box,
    asset: 'USDT',
    rarity: '',
    ...terms,
  })),
);

export const SERIES: readonly Series[] = [...pictures, ...boxes];

export function seriesNumber(index: number): Series {
  const found = SERIES[index];
  if (!found) throw new Error(`there is no series number ${index}`);
  return found;
}
