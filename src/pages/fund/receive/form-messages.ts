import type { RefusalCode } from '@/contract/refusals/codes';

/** Where a message stands; `form` is for what no field is to blame for. */
export type FieldName = 'amount' | 'hash' | 'voucher' | 'form';
export type Messages = Partial<Record<FieldName, string | undefined>>;

const FIELD_OF: Partial<Record<RefusalCode, FieldName>> = {
  amount_invalid: 'amount',
  recharge_minimum: 'amount',
  card_limit: 'amount',
  hash_known: 'hash',
  voucher_required: 'voucher',
  voucher_invalid: 'voucher',
  file_missing: 'voucher',
};

/** The field that a refusal of the exchange stands beside. */
export const fieldOf = (reason: RefusalCode | null): FieldName => (reason && FIELD_OF[reason]) || 'form';
