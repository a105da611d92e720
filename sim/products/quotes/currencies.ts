import { USD_RATES } from '@/domain/fiat';
import { Decimal, toWire8 } from '@/domain/money';
import type { World } from '../../world';
import { type Asset, priceAt } from './assets';
import { listedAssets } from './listed';

/** A coin as every call of the family answers it (contract section 4, /currency/list). */
export function coinRow(world: World, asset: Asset, sort: number) {
  const price = new Decimal(priceAt(world, asset, world.nowMs));
  return {
    id: asset.id,
    name: asset.name,
    // Logos are drawn by the app: a sandbox's host serves no pictures.
    logo: '',
    sort,
    is_display: 1,
    is_lever: asset.kind === 'crypto' ? 1 : 0,
    is_legal: asset.kind === 'stable' ? 1 : 0,
    is_match: 1,
    is_micro: 0,
    price: toWire8(price),
    rmb_relation: toWire8(price.times(USD_RATES.CNY)),
  } as const;
}

/** All coins, and those that others are quoted in. */
export function currencies(world: World) {
  const currency = listedAssets(world).map((asset, sort) => coinRow(world, asset, sort));
  return { currency, legal: currency.filter((coin) => coin.is_legal === 1) };
}

/** CNY for one unit of a coin, as the number the family answers. */
export function priceInCny(world: World, asset: Asset): number {
  return new Decimal(priceAt(world, asset, world.nowMs)).times(USD_RATES.CNY).toNumber();
}
