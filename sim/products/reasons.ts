import type { AccountKind } from '@/contract/account-kinds';
import type { WireLang } from '@/contract/lang';
import type { BillKind } from '@/domain/accounts/bills';
import { localize } from '../texts/localize';
import { allStored } from './all-stored';
import { folded } from './fold';
import type { Reason } from './stored-parts';

const declared = folded(allStored, 'reasons');

/** Why money moved. Each product declares its reasons, with wire codes and labels, in its stored.ts. */
export type LedgerReason = keyof typeof declared;

const REASONS: Readonly<Record<LedgerReason, Reason>> = declared;

export const LEDGER_REASONS = Object.keys(REASONS) as LedgerReason[];

/** Reasons for which money comes or goes without a profit or loss. */
export const FLOW_REASONS: readonly LedgerReason[] = LEDGER_REASONS.filter((reason) => REASONS[reason].isFlow);

export const reasonLabel = (reason: LedgerReason, lang: WireLang): string => localize(REASONS[reason].label, lang);
export const billOf = (reason: LedgerReason): BillKind => REASONS[reason].bill;

/**
 * Transfers between a user's accounts have codes by account. The codes of legal, change, lever and micro are those of
 * this API family, in which lever and micro share theirs. The others are designed.
 */
const TRANSFER_CODES: Readonly<Record<AccountKind, { readonly in: number; readonly out: number }>> = {
  legal: { in: 10, out: 9 },
  change: { in: 11, out: 12 },
  lever: { in: 15, out: 16 },
  micro: { in: 15, out: 16 },
  mining: { in: 60, out: 61 },
  stock: { in: 62, out: 63 },
  margin: { in: 64, out: 65 },
  financial: { in: 66, out: 67 },
};

/** The wire codes of a reason: one, or one for each direction. */
export const codesOf = (reason: LedgerReason): Reason['code'] => REASONS[reason].code;

/** The wire code of a change record. A change of only the frozen part counts as outgoing. */
export function wireTypeOf(reason: LedgerReason, kind: AccountKind, isIncoming: boolean): number {
  const code = reason === 'transfer' ? TRANSFER_CODES[kind] : codesOf(reason);
  if (typeof code === 'number') return code;
  return isIncoming ? code.in : code.out;
}
