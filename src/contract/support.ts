import * as v from 'valibot';
import { account } from '@/domain/accounts/validation';
import { SUPPORT_RULE, SUPPORT_TOPICS } from '@/domain/messages/talk';
import { declareCalls } from './declare';
import { form, id, limit, optional, text } from './fields';
import { said } from './said';
import { flag, integer, sentence } from './shapes';

export const supportMessage = v.object({
  id: integer,
  /** Author: the customer, the automatic answer (`desk`), or an agent. */
  from: v.picklist(['customer', 'desk', 'agent']),
  /** The agent's name; '' for other authors. */
  name: v.string(),
  /** Automatic answers are in the request language. */
  text: v.string(),
  /** Address of a picture the customer has uploaded; '' for none. */
  picture: v.string(),
  /** Topic of an automatic answer; '' if it links to nothing. */
  topic: v.union([v.literal(''), v.picklist(SUPPORT_TOPICS)]),
  /** Unix seconds. */
  time: integer,
});

/** The conversation with customer service (designed: the family only links to an external chat). */
export const support = declareCalls({
  'GET /kefu/list': {
    access: 'user',
    request: form({ before: optional(id()), limit: limit(20) }),
    response: v.object({
      /** Newest first. */
      list: v.array(supportMessage),
      /** Whether there are older ones. */
      more: flag,
      /** Number of answers the customer has not read. */
      unread: integer,
      /** Id of the customer's newest message that customer service has read; 0 for none. */
      seen: integer,
      /** Whether an answer is being written. */
      typing: flag,
      /** Whether the conversation is waiting for an agent. */
      waiting: flag,
    }),
    refusals: [],
    source: 'designed',
    note: '`before` is the id of the oldest message a client has; missing means from the newest on.',
  },
  'POST /kefu/send': {
    access: 'user',
    request: form({ text: optional(said(SUPPORT_RULE)), picture: optional(text(256, 'text_too_long')) }),
    response: supportMessage,
    refusals: ['message_required', 'text_too_long', 'special_characters', 'picture_unknown', 'message_throttled'],
    source: 'designed',
    note: 'A text, a picture, or both; the picture’s address is what POST /upload answered. At most ten in a minute.',
  },
  'POST /kefu/read': {
    access: 'user',
    request: form({}),
    response: v.object({ unread: integer }),
    refusals: [],
    source: 'designed',
    note: 'The customer has seen everything there is.',
  },
  'POST /kefu/visitor': {
    access: 'anyone',
    request: form({
      account: v.pipe(
        text(254, 'account_required'),
        v.check((typed) => account(typed) === null, 'account_invalid'),
      ),
      text: said(SUPPORT_RULE),
    }),
    response: sentence,
    refusals: [
      'account_required',
      'account_invalid',
      'message_required',
      'text_too_long',
      'special_characters',
      'message_throttled',
    ],
    source: 'designed',
    note:
      'For who cannot log in, such as into a locked account. `account` is the e-mail address or phone number that the ' +
      'answer goes to; nobody proves that it is theirs. At most three in five minutes, by sender and by `account`.',
  },
});
