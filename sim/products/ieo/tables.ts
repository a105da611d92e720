import { defineTable } from '@sim/db/table-definition';

/** Where a project stands. The sale itself begins and ends with its instants, see timeStatusAt. */
export type ProjectPhase = 'sale' | 'allocated' | 'issued' | 'listed';

/** As the wire has them (contract section 1.3); `PAID` is an application whose share is decided. */
export const APPLIED = 1;
export const PAID = 2;
export const ISSUED = 3;

/** What changes about a project; its terms are in ./projects.ts under the same id. Amounts are decimal strings. */
export interface ProjectRow {
  readonly id: number;
  readonly phase: ProjectPhase;
  readonly startMs: number;
  readonly endMs: number;
  /** When coins are issued, and when the token comes to the market. */
  readonly issueMs: number;
  readonly listMs: number;
  /** What customers have applied for, and how often; rivals are a function of time. */
  readonly applied: string;
  readonly applications: number;
  /** Everything applied for when the sale ended, rivals too; '' until then. */
  readonly total: string;
}

/** An application. */
export interface SubscriptionRow {
  readonly id: number;
  readonly userId: number;
  readonly projectId: number;
  readonly status: typeof APPLIED | typeof PAID | typeof ISSUED;
  /** Coins. */
  readonly amount: string;
  /** USDT, frozen in the spot account until the sale ends. */
  readonly paid: string;
  /** Coins granted and USDT refunded; '' until the sale has ended. */
  readonly allocated: string;
  readonly refund: string;
  readonly createdMs: number;
}

export const projects = defineTable<ProjectRow>()({ name: 'ieo_projects', key: 'id' });

export const subscriptions = defineTable<SubscriptionRow>()({
  name: 'ieo_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userProject: (row) => `${row.userId}|${row.projectId}`,
    project: (row) => row.projectId,
  },
});
