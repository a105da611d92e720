import { defineTable } from '@sim/db/table-definition';
import type { SupportTopic } from '@/domain/messages/talk';
import type { PredefinedQuestion, PredefinedReply } from './predefined-texts';

/** Kinds of automatic answers. Their texts are in code, so that readers see them in their own language. */
export type AutoAnswer = SupportTopic | 'agent' | 'thanks';

/** One message of a conversation. Rows never change. `desk` marks automatic answers. */
export interface SupportMessageRow {
  readonly id: number;
  /** The customer whose conversation it is. */
  readonly userId: number;
  readonly from: 'customer' | 'desk' | 'agent';
  /** Name of the agent; '' for other messages. */
  readonly name: string;
  /** As typed; '' where `words` names the text. */
  readonly text: string;
  /** Address of the customer's picture; '' for none. */
  readonly picture: string;
  /** Name of a predefined text, used by automatic answers, scenarios and agents; '' for a typed message. */
  readonly words: AutoAnswer | PredefinedQuestion | PredefinedReply | '';
  readonly atMs: number;
}

export const supportMessages = defineTable<SupportMessageRow>()({
  name: 'supportMessages',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

/** A message written without a login. It belongs to no conversation, because its author is not verified. */
export interface VisitorMessageRow {
  readonly id: number;
  /** Where the answer should go, as typed. */
  readonly account: string;
  readonly text: string;
  /** Address of the sender's connection; '' where the host does not know it. */
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

/** A customer's one conversation, stored from its first message on. The row's id is the user's. */
export interface SupportThreadRow {
  readonly id: number;
  /** Id of the newest answer that the customer has read; 0 for none. */
  readonly readId: number;
  /** Number of answers that the customer has not read. */
  readonly unread: number;
  /** Id of the newest message that customer service has read. An answer marks all earlier messages as read. */
  readonly seenId: number;
  /** Whether it waits for an agent. */
  readonly waiting: boolean;
  /** When the customer or an agent last wrote. */
  readonly lastMs: number;
  /** When an agent last wrote; 0 for never. */
  readonly agentMs: number;
}

export const supportThreads = defineTable<SupportThreadRow>()({
  name: 'supportThreads',
  key: 'id',
  indexes: { waiting: (row) => (row.waiting ? 1 : null) },
});
