import { defineTable } from '@sim/db/table-definition';
import type { RefusalCode } from '@/contract/refusals/codes';
import type { CopyType } from '@/domain/copy/copy';

/** A trader who may be followed. The row's id is the user's. */
export interface TraderRow {
  readonly id: number;
  /** Number of a simulated trader (simulated-traders.ts), from 1; 0 for a customer. */
  readonly simulatedNumber: number;
  /** Trades opened before this instant do not count in the record. */
  readonly sinceMs: number;
}

export const traders = defineTable<TraderRow>()({
  name: 'traders',
  key: 'id',
  indexes: { simulatedNumber: (row) => row.simulatedNumber || null },
});

/** Status codes on the wire (contract section 1.3). */
export const FOLLOWING = 1;
export const CANCELLED = 2;

/** A customer follows a trader. A new setting updates the row; following again later inserts a new row. */
export interface FollowRow {
  readonly id: number;
  readonly userId: number;
  readonly traderId: number;
  readonly status: typeof FOLLOWING | typeof CANCELLED;
  readonly type: CopyType;
  /** A multiple of the trader's lots, or a fixed number of lots, by `type`. */
  readonly number: string;
  /** Epoch ms; 0 for none. */
  readonly deadlineMs: number;
  readonly createdMs: number;
  /** 0 while it is active. */
  readonly endedMs: number;
}

export const follows = defineTable<FollowRow>()({
  name: 'follows',
  key: 'id',
  indexes: {
    user: (row) => (row.status === FOLLOWING ? row.userId : null),
    trader: (row) => (row.status === FOLLOWING ? row.traderId : null),
    pair: (row) => (row.status === FOLLOWING ? `${row.userId}|${row.traderId}` : null),
  },
});

/** A copy that deviates from the setting, or the end of a follow, with the reason. */
export interface CopyNoteRow {
  readonly id: number;
  readonly userId: number;
  readonly traderId: number;
  /** The trader's position; 0 where the note is not about a position. */
  readonly orderId: number;
  readonly symbolIndex: number;
  readonly direction: 1 | 2;
  readonly kind: 'smaller' | 'skipped' | 'ended';
  readonly wanted: number;
  readonly given: number;
  /** The refusal code; '' where `kind` is explanation enough. */
  readonly code: RefusalCode | '';
  /** The parameters of the refusal, as JSON. */
  readonly params: string;
  readonly createdMs: number;
}

export const copyNotes = defineTable<CopyNoteRow>()({
  name: 'copy_notes',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

export type ApplicationStatus = 'pending' | 'approved' | 'rejected';

/** A customer's application to become a trader. */
export interface ApplicationRow {
  readonly id: number;
  readonly userId: number;
  readonly status: ApplicationStatus;
  readonly introduction: string;
  /** Why it was rejected; '' otherwise. */
  readonly reason: string;
  readonly createdMs: number;
  /** 0 while it is pending. */
  readonly decidedMs: number;
}

export const traderApplications = defineTable<ApplicationRow>()({
  name: 'trader_applications',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    pending: (row) => (row.status === 'pending' ? 1 : null),
  },
});
