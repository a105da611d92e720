import { Decimal, type Money } from '@/domain/money/money';
import { type OtcAdProblem, otcAdProblem } from '@/domain/otc/ad';
import { OTC_SELL } from '@/domain/otc/otc';
import type { Failure } from '@/lifecycles/failure';
import type { AdDraft } from './otc-drafts';

export interface AdVerdict {
  readonly field: OtcAdProblem;
  /** The field is empty, breaks a rule, or exceeds the balance. */
  readonly kind: 'required' | 'rule' | 'balance';
}

const FIELDS: Readonly<Record<string, OtcAdProblem>> = {
  otc_ad_price: 'price',
  otc_ad_number: 'number',
  insufficient_balance: 'number',
  otc_ad_min: 'min',
  otc_ad_max: 'max',
  otc_ad_methods: 'methods',
};

/** Field of a refusal; null if it belongs to no field. */
export const refusedField = (failure: Failure | null): OtcAdProblem | null =>
  failure?.kind === 'refused' ? (FIELDS[failure.reason ?? ''] ?? null) : null;

const AMOUNTS = [
  ['price', 'value'],
  ['number', 'number'],
  ['min', 'min'],
  ['max', 'max'],
] as const;

/**
 * The first error of an advertisement; null if it is valid.
 * @param free USDT which can be held for it, including the amount it holds already; null while unknown
 */
export function adVerdict(draft: AdDraft, index: Money, decimals: number, free: Money | null): AdVerdict | null {
  const empty = AMOUNTS.find(([, name]) => draft[name] === '');
  if (empty) return { field: empty[0], kind: 'required' };
  const { type, methods } = draft;
  const [value, number, min, max] = AMOUNTS.map(([, name]) => new Decimal(draft[name])) as [Money, Money, Money, Money];
  const field = otcAdProblem({ type, methods, value, number, min, max }, index, decimals);
  if (field) return { field, kind: 'rule' };
  return draft.side === OTC_SELL && free && number.gt(free) ? { field: 'number', kind: 'balance' } : null;
}
