import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import { LONG } from '@/domain/futures/futures';
import { Decimal, type Money } from '@/domain/money/money';
import type { FuturesOrder, Preview } from './preview';

/** Why an order is invalid, with the parameters of the text. */
export interface FuturesProblem {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
}

export type FuturesSide = 'long' | 'short';
export type FuturesField = 'price' | 'share' | 'multiple';
export type FuturesProblems = Partial<Record<FuturesField, FuturesProblem>>;

/** Leverages and lot limits which the exchange offers, from /lever/deal. */
export interface Offer {
  readonly multiples: readonly number[];
  readonly shareLimit: { readonly min: number; readonly max: number };
}

export interface Circumstances {
  readonly last: Money;
  readonly priceDecimals: number;
  /** Null while unknown; the server then checks alone. */
  readonly offer: Offer | null;
  readonly preview: Preview | null;
  readonly available: Money | null;
}

const problem = (code: RefusalCode, params: RefusalParams = {}): FuturesProblem => ({ code, params });

function priceProblem({ kind, direction, limit }: FuturesOrder, { last, priceDecimals }: Circumstances) {
  if (kind === 'market') return null;
  if (!limit.isFinite() || limit.lte(0)) return problem('price_invalid');
  if (limit.decimalPlaces() > priceDecimals) return problem('price_step', { decimals: priceDecimals });
  if (direction === LONG && limit.gte(last)) return problem('limit_not_below');
  if (direction !== LONG && limit.lte(last)) return problem('limit_not_above');
  return null;
}

function shareProblem({ share }: FuturesOrder, { offer, preview, available }: Circumstances) {
  if (!share.isFinite() || !share.isInteger() || share.lte(0)) return problem('share_invalid');
  if (offer && (share.lt(offer.shareLimit.min) || share.gt(offer.shareLimit.max))) {
    return problem('share_out_of_range', offer.shareLimit);
  }
  // The required amount is known only with a valid price.
  if (preview && available && preview.required.gt(available)) {
    return problem('margin_insufficient', { required: preview.required.toFixed(2, Decimal.ROUND_UP) });
  }
  return null;
}

/** The first problem of every field. The exchange reports one problem at a time, the form all of them. */
export function futuresProblems(order: FuturesOrder, now: Circumstances): FuturesProblems {
  const price = priceProblem(order, now);
  const share = shareProblem(order, price ? { ...now, preview: null } : now);
  const isOffered = !now.offer || now.offer.multiples.includes(order.multiple);
  const multiple = isOffered ? null : problem('multiple_invalid', { multiples: now.offer?.multiples.join(', ') ?? '' });
  return { ...(price && { price }), ...(share && { share }), ...(multiple && { multiple }) };
}

const EVERY_FIELD: readonly FuturesField[] = ['price', 'share', 'multiple'];

/**
 * Problems which the form shows: those of the side whose button was pressed last. Before any press: those which affect
 * both sides.
 */
export function namedProblems(
  { long, short }: Readonly<Record<FuturesSide, FuturesProblems>>,
  pressed: FuturesSide | null,
): FuturesProblems {
  if (pressed) return pressed === 'long' ? long : short;
  const common = EVERY_FIELD.filter((field) => long[field] && long[field].code === short[field]?.code);
  return Object.fromEntries(common.map((field) => [field, long[field]]));
}

const FIELDS: Partial<Record<RefusalCode, FuturesField>> = {
  price_invalid: 'price',
  price_step: 'price',
  limit_not_below: 'price',
  limit_not_above: 'price',
  share_invalid: 'share',
  share_out_of_range: 'share',
  margin_insufficient: 'share',
  multiple_invalid: 'multiple',
};

/** Field of a server's refusal; null if it belongs to no field. */
export const fieldOf = (code: RefusalCode | null): FuturesField | null => (code && FIELDS[code]) ?? null;

/** Initial leverage: the last chosen one if it is offered, otherwise a middle one (designed). */
export function startingMultiple(chosen: number, multiples: readonly number[]): number {
  if (multiples.includes(chosen)) return chosen;
  const sorted = [...multiples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
