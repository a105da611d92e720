import type { CallRefusal } from '@/contract/calls';
import {
  SWAP_QUOTE_MS,
  SWAP_TOLERANCE_PERCENT,
  type SwapPrices,
  swapDrift,
  swapFeePercent,
} from '@/domain/exchange/swap';
import { money, toWire8 } from '@/domain/money/money';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { type Asset, assetById, assetsOf, priceAt } from '../quotes/assets';
import { isListedAsset } from '../quotes/listed';

/**
 * Stocks are excluded, because they trade only in their market's hours. Every other listed asset converts into every
 * other.
 */
const isConvertible = (world: World, asset: Asset): boolean => asset.kind !== 'stock' && isListedAsset(world, asset);

export const convertibleAssets = (world: World): Asset[] =>
  assetsOf(world).filter((asset) => isConvertible(world, asset));

export interface SwapPair {
  readonly from: Asset;
  readonly to: Asset;
}

/** The two coins of a conversion, or the refusal. */
export function swapPair(
  world: World,
  ids: { readonly from_currency_id: number; readonly to_currency_id: number },
): Outcome<SwapPair, 'not_transferable' | 'same_currency'> {
  const from = assetById(world, ids.from_currency_id);
  const to = assetById(world, ids.to_currency_id);
  if (!from || !to || !isConvertible(world, from) || !isConvertible(world, to)) return refuse('not_transferable');
  if (from === to) return refuse('same_currency');
  return ok({ from, to });
}

/** Prices of both coins at an instant, which may be past: past prices never change. */
export const swapPricesAt = (world: World, { from, to }: SwapPair, atMs: number): SwapPrices => ({
  from: money(priceAt(world, from, atMs)),
  to: money(priceAt(world, to, atMs)),
});

/** The current rate in wire form, with its validity in ms and the tolerated price move in percent. */
export function wireQuote(world: World, pair: SwapPair, vipLevel: number) {
  const { from, to } = swapPricesAt(world, pair, world.nowMs);
  return {
    form_price: toWire8(from),
    to_price: toWire8(to),
    fee: swapFeePercent(vipLevel).toFixed(),
    time: world.nowMs,
    valid_ms: SWAP_QUOTE_MS,
    tolerance: SWAP_TOLERANCE_PERCENT,
  };
}

const INSTANT = /^\d{1,15}$/;

/**
 * The prices at which a conversion is booked: those of `quotedAt` (epoch ms as text), or the current ones without it.
 * Refuses a quote older than SWAP_QUOTE_MS with `rate_expired`, and one from which the market has moved more than
 * SWAP_TOLERANCE_PERCENT with `rate_moved`.
 */
export function bookedPrices(
  world: World,
  pair: SwapPair,
  quotedAt: string | undefined,
): Outcome<SwapPrices, Extract<CallRefusal<'POST /user/Transfer'>, `rate_${string}`>> {
  const current = swapPricesAt(world, pair, world.nowMs);
  if (quotedAt === undefined) return ok(current);
  const atMs = INSTANT.test(quotedAt) ? Number(quotedAt) : Number.NaN;
  if (!(atMs <= world.nowMs && world.nowMs - atMs <= SWAP_QUOTE_MS)) return refuse('rate_expired');
  const quoted = swapPricesAt(world, pair, atMs);
  if (swapDrift(quoted, current).gt(SWAP_TOLERANCE_PERCENT))
    return refuse('rate_moved', { percent: SWAP_TOLERANCE_PERCENT });
  return ok(quoted);
}
