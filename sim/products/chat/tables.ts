import { defineTable } from '@sim/db/table-definition';
import type { ReportReason } from '@/domain/messages/talk';

/** A line that a customer wrote. Lines of simulated members follow from seed, market and time (./stream.ts). */
export interface ChatMessageRow {
  readonly id: number;
  readonly userId: number;
  readonly text: string;
  readonly atMs: number;
}

export const chatMessages = defineTable<ChatMessageRow>()({
  name: 'chatMessages',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

/** A member that a customer has muted. */
export interface ChatMuteRow {
  readonly id: number;
  readonly userId: number;
  /** `u12` is a customer, `h3` a simulated member. */
  readonly member: string;
}

export const chatMutes = defineTable<ChatMuteRow>()({
  name: 'chatMutes',
  key: 'id',
  indexes: { user: (row) => row.userId, pair: (row) => `${row.userId}|${row.member}` },
});

/** A report of a line, with its text at that time. Lines of simulated members are stored in English. */
export interface ChatReportRow {
  readonly id: number;
  /** The reporter. */
  readonly userId: number;
  /** Id of the line, and its author. */
  readonly line: string;
  readonly member: string;
  readonly text: string;
  readonly reason: ReportReason;
  readonly atMs: number;
  /** `upheld` removes the line from the room for everybody. */
  readonly status: 'waiting' | 'upheld' | 'dismissed';
}

export const chatReports = defineTable<ChatReportRow>()({
  name: 'chatReports',
  key: 'id',
  indexes: {
    waiting: (row) => (row.status === 'waiting' ? 1 : null),
    upheld: (row) => (row.status === 'upheld' ? row.line : null),
    own: (row) => `${row.userId}|${row.line}`,
  },
});

/** A silenced member: their lines from `sinceMs` to `untilMs` are hidden or refused. */
export interface ChatSilenceRow {
  readonly id: number;
  readonly member: string;
  readonly sinceMs: number;
  readonly untilMs: number;
}

export const chatSilences = defineTable<ChatSilenceRow>()({
  name: 'chatSilences',
  key: 'id',
  indexes: { member: (row) => row.member },
});
