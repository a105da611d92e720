import { defineTable } from '@sim/db/table-definition';
import type { RefusalCode } from '@/contract/refusals/codes';
import type { CopyType } from '@/domain/copy';

/** Somebody who may be followed; the row's id is the user's. */
export interface TraderRow {
  readonly id: number;
  /** Which of the simulation's own traders this is (rivals.ts), from 1; 0 for a customer. */
  readonly rival: number;
  /** The first trade that counts is not before this. */
  readonly sinceMs: number;
}

export const traders = defineTable<TraderRow>()({
  name: 'traders',
  key: 'id',
  indexes: { rival: (row) => row.rival || null },
});

/** As the wire has them (contract section 1.3). */
export const FOLLOWING = 1;
export const CANCELLED = 2;

/** One customer follows one trader. A new setting is an update; following again later is a new row. */
export interface FollowRow {
  readonly id: number;
  readonly userId: number;
  readonly traderId: number;
  readonly status: typeof FOLLOWING | typeof CANCELLED;
  readonly type: CopyType;
  /** A multiple of the trader's lots, or lots. */
  readonly number: string;
  /** 0 for none. */
  readonly deadlineMs: number;
  readonly createdMs: number;
  /** 0 as long as it lasts. */
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

/** Copying did something else than what the setting asks for, and why. */
export interface CopyNoteRow {
  readonly id: number;
  readonly userId: number;
  readonly traderId: number;
  /** The trader's position; 0 where the note is about none. */
  readonly orderId: number;
  readonly symbolIndex: number;
  readonly direction: 1 | 2;
  readonly kind: 'smaller' | 'skipped' | 'ended';
  readonly wanted: number;
  readonly given: number;
  /** What the exchange refused with, '' where the kind says it all. */
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

/** A customer asks to become a trader. */
export interface ApplicationRow {
  readonly id: number;
  readonly userId: number;
  readonly status: ApplicationStatus;
  readonly introduction: string;
  /** Why it was rejected. */
  readonly reason: string;
  readonly createdMs: number;
  /** 0 as long as it waits. */
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
