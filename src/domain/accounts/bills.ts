/** Kinds of a customer's bills (designed). */
export const BILL_KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'exchange',
  'spot',
  'futures',
  'options',
  'stocks',
  'fees',
  'finance',
  'loan',
  'copy',
  'otc',
  'nft',
  'game',
  'bonus',
] as const;
export type BillKind = (typeof BILL_KINDS)[number];
