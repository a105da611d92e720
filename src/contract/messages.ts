import * as v from 'valibot';
import { MESSAGE_TOPICS } from '@/domain/messages';
import { declareCalls } from './declare';
import { form, id, limit, optional, page, word } from './fields';
import { flag, integer, pageB, sentence, textOrEmpty } from './shapes';

/** One message of the exchange to its reader, worded in the language of the request. */
export const message = v.object({
  id: integer,
  /** 0, a message (the family also has 1, a pop-up). */
  type: integer,
  /** What it is about: lists are filtered by it. */
  topic: v.picklist(MESSAGE_TOPICS),
  title: v.string(),
  abstract: textOrEmpty,
  /** HTML, paragraphs only. */
  content: textOrEmpty,
  /** The screen it leads to, an app route with its query; '' where there is none. */
  url: textOrEmpty,
  is_read: flag,
  create_time: v.string(),
});

/** What the exchange writes to one customer. All of it designed: the family has the paths but no public server. */
export const messages = declareCalls({
  'POST /user/messageList': {
    access: 'user',
    request: form({ id: optional(id()), topic: optional(word(MESSAGE_TOPICS)), page, limit: limit(10) }),
    response: v.object({
      ...pageB(message).entries,
      /** Unread messages of all topics, and of each topic that has some. */
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
