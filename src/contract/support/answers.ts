import * as v from 'valibot';
import { SUPPORT_TOPICS } from '@/domain/messages/talk';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { flag, integer, sentence } from '../shapes';
import { unixSeconds } from '../unix-seconds';

const supportMessage = v.object({
  id: integer,
  /** Author: the customer, the automatic answer (`desk`), or an agent. */
  from: v.picklist(['customer', 'desk', 'agent']),
  /** The agent's name; '' for other authors. */
  name: decoration(v.string(), ''),
  /** Automatic answers are in the request language. */
  text: v.string(),
  /** Address of a picture the customer has uploaded; '' for none. */
  picture: decoration(v.string(), ''),
  /** Topic of an automatic answer; '' if it links to nothing. */
  topic: decoration(v.union([v.literal(''), v.picklist(SUPPORT_TOPICS)]), ''),
  /** Unix seconds. */
  time: unixSeconds,
});

/** The conversation with customer service (designed: the family only links to an external chat). */
export const supportAnswers = {
  'GET /kefu/list': v.object({
    /** Newest first. */
    list: v.array(supportMessage),
    /** Whether there are older ones. */
    more: flag,
    /** Number of answers the customer has not read. */
    unread: integer,
    /** Id of the customer's newest message that customer service has read; 0 for none. */
    seen: integer,
    /** Whether an answer is being written. */
    typing: decoration(flag, false),
    /** Whether the conversation is waiting for an agent. */
    waiting: flag,
  }),
  'POST /kefu/send': supportMessage,
  'POST /kefu/read': v.object({ unread: integer }),
  'POST /kefu/visitor': sentence,
} satisfies AnswerTable;
