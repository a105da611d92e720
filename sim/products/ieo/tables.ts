import { defineTable } from '@sim/db/table-definition';

/** Phase of a project. Within `sale`, start and end follow from the project's instants, see timeStatusAt. */
export type ProjectPhase = 'sale' | 'allocated' | 'issued' | 'listed';

/** Status codes on the wire (contract section 1.3). `PAID` is an application with a decided allocation. */
export const APPLIED = 1;
export const PAID = 2;
export const ISSUED = 3;

/** The changing part of a project. Its terms are in ./terms.ts under the same id. Amounts are decimal strings. */
export interface ProjectRow {
  readonly id: number;
  readonly phase: ProjectPhase;
  readonly startMs: number;
  readonly endMs: number;
  /** When coins are issued, and when the token is listed. */
  readonly issueMs: number;
  readonly listMs: number;
  /**
   * Coins that customers have applied for, and the number of their applications. Simulated demand is a function of
   * time.
   */
  readonly applied: string;
  readonly applications: number;
  /** Coins applied for when the sale ended, with simulated demand; '' until then. */
  readonly total: string;
}

/** A customer's application for coins. */
export interface SubscriptionRow {
  readonly id: number;
  readonly userId: number;
  readonly projectId: number;
  readonly status: typeof APPLIED | typeof PAID | typeof ISSUED;
  /** In coins. */
  readonly amount: string;
  /** In USDT; frozen in the spot account until the sale ends. */
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
