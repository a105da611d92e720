import type { RefusalCode } from '@/contract/refusals/codes';

/** The field which shows a message; `form` holds errors which belong to no field. */
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

/** Field of a refusal of the exchange. */
export const fieldOf = (reason: RefusalCode | null): FieldName => (reason && FIELD_OF[reason]) || 'form';
