import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { type Asset, assetsOf } from './assets';

/** Whether the market can be seen and traded. A token's market begins with its listing. */
export const isListed = (world: World, { index }: Instrument): boolean => world.market.isListed(index, world.nowMs);

export const listedMarkets = (world: World): readonly Instrument[] =>
  world.instruments.filter((one) => isListed(world, one));

/** USDT and every asset with a listed market. Tokens before their listing can only be held. */
export const listedAssets = (world: World): readonly Asset[] =>
  assetsOf(world).filter((asset) => isListedAsset(world, asset));

export const isListedAsset = (world: World, { instrument }: Asset): boolean =>
  !instrument || isListed(world, instrument);
