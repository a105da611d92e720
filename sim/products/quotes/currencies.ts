import type { World } from '../../world';
import { type Asset, priceAt } from './assets';
import { listedAssets } from './listed';
import { wirePrice, wirePriceInCny } from './wire-price';

/** A coin in the wire form that several calls share (contract section 4, /currency/list). */
export function coinRow(world: World, asset: Asset, sort: number) {
  const price = priceAt(world, asset, world.nowMs);
  return {
    id: asset.id,
    name: asset.name,
    // The app draws logos itself, because a sandbox's host serves no pictures.
    logo: '',
    sort,
    is_display: 1,
    is_lever: asset.kind === 'crypto' ? 1 : 0,
    is_legal: asset.kind === 'stable' ? 1 : 0,
    is_match: 1,
    is_micro: 0,
    price: wirePrice(price),
    rmb_relation: wirePriceInCny(price),
  } as const;
}

/** All coins, and the quote coins among them. */
export function currencies(world: World) {
  const currency = listedAssets(world).map((asset, sort) => coinRow(world, asset, sort));
  return { currency, legal: currency.filter((coin) => coin.is_legal === 1) };
}
