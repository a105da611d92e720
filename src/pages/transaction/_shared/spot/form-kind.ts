import type { Pair } from '@/data/market/quotes';
import type { OrderType, TimeInForce } from '@/domain/spot/order-kinds';

/**
 * The kinds of order in the form. The customer chooses one of them; on the wire it may be a type, a time in force, or a
 * call of its own.
 */
export const FORM_KINDS = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit_market',
  'oco',
  'post_only',
  'ioc',
  'fok',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Every exchange has these. */
export const BASIC_KINDS = ['limit', 'market'] as const satisfies readonly FormKind[];

/** The further kinds that the exchange declares. */
export const furtherKinds = ({ order_kinds: declared = [] }: Pick<Pair, 'order_kinds'>): readonly FormKind[] =>
  FORM_KINDS.slice(BASIC_KINDS.length).filter((kind) => declared.includes(kind));

/** The kind, if the exchange offers it; a stored draft may have another one. */
export const offeredKind = (kind: FormKind, pair: Pick<Pair, 'order_kinds'>): FormKind =>
  [...BASIC_KINDS, ...furtherKinds(pair)].includes(kind) ? kind : 'limit';

export function orderTypeOf(kind: FormKind): OrderType {
  if (kind === 'post_only' || kind === 'ioc' || kind === 'fok' || kind === 'oco') return 'limit';
  return kind;
}

export const timeInForceOf = (kind: FormKind): TimeInForce =>
  kind === 'post_only' || kind === 'ioc' || kind === 'fok' ? kind : 'gtc';

/** The prices that a kind needs. */
export const hasTrigger = (kind: FormKind): boolean =>
  kind === 'oco' || kind.startsWith('stop_') || kind.startsWith('take_profit_');
export const hasLimit = (kind: FormKind): boolean => kind !== 'market' && !kind.endsWith('_market');
