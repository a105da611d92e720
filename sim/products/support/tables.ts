import { defineTable } from '@sim/db/table-definition';
import type { SupportTopic } from '@/domain/talk';
import type { Asked, Reply } from './spoken';

/** What the desk says by itself; its words are in code, so that it answers in the language of whoever reads. */
export type DeskAnswer = SupportTopic | 'agent' | 'thanks';

/** One message of a conversation. Rows are never changed. */
export interface SupportMessageRow {
  readonly id: number;
  /** Whose conversation it is. */
  readonly userId: number;
  readonly from: 'customer' | 'desk' | 'agent';
  /** Of the agent; '' for the others. */
  readonly name: string;
  /** As it was typed; '' where `words` says it. */
  readonly text: string;
  /** Address of the customer's picture, '' for none. */
  readonly picture: string;
  /** What it says where its words are in code, so that it is read in any language: desk, scenarios. '' elsewhere. */
  readonly words: DeskAnswer | Asked | Reply | '';
  readonly atMs: number;
}

export const supportMessages = defineTable<SupportMessageRow>()({
  name: 'supportMessages',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

/** What somebody has written without a login. It belongs to no conversation, for nobody has proven who wrote it. */
export interface VisitorMessageRow {
  readonly id: number;
  /** Where the answer goes, as it was typed. */
  readonly account: string;
  readonly text: string;
  /** Address of the sender's connection; '' where the host knows none. */
  readonly from: string;
  readonly atMs: number;
  readonly status: 'waiting' | 'answered' | 'dismissed';
}

export const visitorMessages = defineTable<VisitorMessageRow>()({
  name: 'visitorMessages',
  key: 'id',
  indexes: {
    waiting: (row) => (row.status === 'waiting' ? 1 : null),
    from: (row) => row.from,
    account: (row) => row.account.toLowerCase(),
  },
});

/** A customer's one conversation, which is there from the first message on: the row's id is the user's. */
export interface SupportThreadRow {
  readonly id: number;
  /** Newest answer the customer has read; 0 for none. */
  readonly readId: number;
  /** Answers the customer has not read. */
  readonly unread: number;
  /** Newest message that customer service has read: answering is reading. */
  readonly seenId: number;
  /** Whether an agent has to answer. */
  readonly waiting: boolean;
  /** When it began to wait, or was last written in. */
  readonly lastMs: number;
  /** When an agent wrote last; 0 for never. */
  readonly agentMs: number;
}

export const supportThreads = defineTable<SupportThreadRow>()({
  name: 'supportThreads',
  key: 'id',
  indexes: { waiting: (row) => (row.waiting ? 1 : null) },
});
