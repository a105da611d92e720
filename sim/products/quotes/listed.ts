import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { type Asset, assetsOf } from './assets';

/** Whether there is a market to see and to trade: a token's begins with its listing. */
export const isListed = (world: World, { index }: Instrument): boolean => world.market.isListed(index, world.nowMs);

export const listedMarkets = (world: World): readonly Instrument[] =>
  world.instruments.filter((one) => isListed(world, one));

/** USDT and whatever a market prices; what is subscribed to and not listed yet can be held and nothing else. */
export const listedAssets = (world: World): readonly Asset[] =>
  assetsOf(world).filter((asset) => isListedAsset(world, asset));

export const isListedAsset = (world: World, { instrument }: Asset): boolean =>
  !instrument || isListed(world, instrument);
