import * as v from 'valibot';
import { MESSAGE_TOPICS } from '@/domain/messages/topics';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { flag, integer, pageB, sentence, textOrEmpty } from '../shapes';

/** One message of the exchange to its reader, worded in the language of the request. */
const message = v.object({
  id: integer,
  /** 0 is a message. The family also has 1, a pop-up. */
  type: integer,
  /** Subject of the message, by which lists are filtered. */
  topic: v.picklist(MESSAGE_TOPICS),
  title: decoration(v.string(), ''),
  abstract: textOrEmpty,
  /** HTML, paragraphs only. */
  content: textOrEmpty,
  /** Screen the message links to, an app route with its query; '' for none. */
  url: textOrEmpty,
  is_read: flag,
  create_time: v.string(),
});

/** Messages of the exchange to one customer (designed: the family has the paths, but no public server answers them). */
export const messagesAnswers = {
  'POST /user/messageList': v.object({
    ...pageB(message).entries,
    /** Number of unread messages: in total, and for each topic that has any. */
    unread: decoration(integer, 0),
    unread_topics: decoration(v.record(v.string(), integer), {}),
  }),
  'POST /user/messageDetail': message,
  'POST /user/messageRead': sentence,
} satisfies AnswerTable;
