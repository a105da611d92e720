import { USDT as QUOTE } from '@/domain/money/usdt';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';

/** An asset that a customer can hold: USDT, a coin or a stock. */
export interface Asset {
  readonly id: number;
  /** Name in the ledger, for example 'BTC'. */
  readonly name: string;
  readonly fullName: string;
  readonly kind: 'stable' | 'crypto' | 'stock';
  /** The market that prices it in USDT; null for USDT, which counts as one dollar (specification section 6). */
  readonly instrument: Instrument | null;
}

const USDT: Asset = {
  id: QUOTE.currencyId,
  name: QUOTE.name,
  fullName: 'Tether USD',
  kind: 'stable',
  instrument: null,
};

const known = new WeakMap<readonly Instrument[], readonly Asset[]>();

/** Every asset, USDT first. */
export function assetsOf(world: World): readonly Asset[] {
  const cached = known.get(world.instruments);
  if (cached) return cached;
  const traded = world.instruments.map((instrument): Asset => {
    const { currencyId: id, base: name, name: fullName, kind } = instrument;
    return { id, name, fullName, kind, instrument };
  });
  const assets = [USDT, ...traded];
  known.set(world.instruments, assets);
  return assets;
}

/** The asset of a currency id; undefined when there is none. */
export function assetById(world: World, id: number): Asset | undefined {
  return assetsOf(world).find((asset) => asset.id === id);
}

/**
 * The asset with this name in the ledger. Throws on an unknown one, because the ledger would hold an asset without a
 * price.
 */
export function assetNamed(world: World, name: string): Asset {
  const found = assetsOf(world).find((asset) => asset.name === name);
  if (!found) throw new Error(`the books hold ${name}, which is no asset of this exchange`);
  return found;
}

/** Price of one unit in USDT at an instant, as an exact decimal string. */
export function priceAt(world: World, { instrument }: Asset, atMs: number): string {
  return instrument ? ticksToDecimalString(instrument, world.market.lastTicks(instrument.index, atMs)) : '1';
}
