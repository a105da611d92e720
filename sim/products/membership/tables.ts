import { defineTable } from '@sim/db/table-definition';
import type { CreditRule } from '@/domain/credit';

/** One change of a credit score. `slot` is what makes it unique: user, rule, and what it was about. */
export interface CreditEntryRow {
  readonly id: number;
  readonly userId: number;
  readonly slot: string;
  readonly rule: CreditRule;
  readonly points: number;
  readonly scoreAfter: number;
  /** What it was about: the tier, the loan's number; '' where the rule says it all. */
  readonly ref: string;
  readonly atMs: number;
}

export const creditEntries = defineTable<CreditEntryRow>()({
  name: 'credit_entries',
  key: 'id',
  indexes: { user: (row) => row.userId, slot: (row) => row.slot },
});
