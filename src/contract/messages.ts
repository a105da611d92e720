import * as v from 'valibot';
import { MESSAGE_TOPICS } from '@/domain/messages/topics';
import { declareCalls } from './declare';
import { form, id, limit, optional, page, word } from './fields';
import { flag, integer, pageB, sentence, textOrEmpty } from './shapes';

/** One message of the exchange to its reader, worded in the language of the request. */
export const message = v.object({
  id: integer,
  /** 0 is a message. The family also has 1, a pop-up. */
  type: integer,
  /** Subject of the message, by which lists are filtered. */
  topic: v.picklist(MESSAGE_TOPICS),
  title: v.string(),
  abstract: textOrEmpty,
  /** HTML, paragraphs only. */
  content: textOrEmpty,
  /** Screen the message links to, an app route with its query; '' for none. */
  url: textOrEmpty,
  is_read: flag,
  create_time: v.string(),
});

/** Messages of the exchange to one customer (designed: the family has the paths, but no public server answers them). */
export const messages = declareCalls({
  'POST /user/messageList': {
    access: 'user',
    request: form({ id: optional(id()), topic: optional(word(MESSAGE_TOPICS)), page, limit: limit(10) }),
    response: v.object({
      ...pageB(message).entries,
      /** Number of unread messages: in total, and for each topic that has any. */
      unread: integer,
      unread_topics: v.record(v.string(), integer),
    }),
    refusals: [],
    source: 'designed',
    note: 'Newest first. `id` leaves out messages newer than it, so that pages stay put while new ones arrive.',
  },
  'POST /user/messageDetail': {
    access: 'user',
    request: form({ id: id('message_unknown') }),
    response: message,
    refusals: ['message_unknown'],
    source: 'designed',
    note: 'Marks it read. Somebody else’s message is unknown.',
  },
  'POST /user/messageRead': {
    access: 'user',
    request: form({ topic: optional(word(MESSAGE_TOPICS)) }),
    response: sentence,
    refusals: [],
    source: 'designed',
    note: 'Marks every message read, or every one of a topic.',
  },
});
