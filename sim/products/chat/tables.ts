import { defineTable } from '@sim/db/table-definition';
import type { ReportReason } from '@/domain/talk';

/** What a customer has said in the room. What its own members say follows from seed, market and time (./stream.ts). */
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

/** Whom a customer does not want to read. */
export interface ChatMuteRow {
  readonly id: number;
  readonly userId: number;
  /** `u12` a customer, `h3` one of the house's members. */
  readonly member: string;
}

export const chatMutes = defineTable<ChatMuteRow>()({
  name: 'chatMutes',
  key: 'id',
  indexes: { user: (row) => row.userId, pair: (row) => `${row.userId}|${row.member}` },
});

/** A line that somebody has reported, as it read. */
export interface ChatReportRow {
  readonly id: number;
  /** Who reported it. */
  readonly userId: number;
  /** Id of the line, and who said it. */
  readonly line: string;
  readonly member: string;
  readonly text: string;
  readonly reason: ReportReason;
  readonly atMs: number;
  /** `upheld` takes the line out of the room for everybody. */
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

/** Who may not speak, from when to when: the row's id is the member's. */
export interface ChatSilenceRow {
  readonly id: string;
  readonly sinceMs: number;
  readonly untilMs: number;
}

export const chatSilences = defineTable<ChatSilenceRow>()({ name: 'chatSilences', key: 'id' });
