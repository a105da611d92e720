import { accountHolds } from '@/domain/accounts/accounts';
import type { World } from '../../world';
import { type Asset, priceAt } from './assets';
import { listedAssets } from './listed';
import { wirePrice, wirePriceInCny } from './wire-price';

/** Which accounts hold a coin. Clients of the family offer transfers by these flags; `is_legal` marks quote coins. */
export const accountsOf = ({ kind }: Asset) =>
  ({
    is_lever: accountHolds('lever', kind) ? 1 : 0,
    is_legal: kind === 'stable' ? 1 : 0,
    is_match: 1,
    is_micro: accountHolds('micro', kind) ? 1 : 0,
  }) as const;

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
    ...accountsOf(asset),
    is_transfer: 1,
    type: '',
    to_pb_price: wirePrice(price),
    price: wirePrice(price),
    rmb_relation: wirePriceInCny(price),
  } as const;
}

/** All coins, and the quote coins among them. */
export function currencies(world: World) {
  const currency = listedAssets(world).map((asset, sort) => coinRow(world, asset, sort));
  return { currency, legal: currency.filter((coin) => coin.is_legal === 1) };
}
