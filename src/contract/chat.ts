import * as v from 'valibot';
import { CHAT_RULE, REPORT_REASONS } from '@/domain/messages/talk';
import { declareCalls } from './declare';
import { form, limit, oneOf, optional, text, word } from './fields';
import { said } from './said';
import { flag, integer, sentence } from './shapes';

const line = v.object({
  /**
   * `<milliseconds>-<letter><number>`: the line's time, and what makes the id unique at that time. Lines are in order
   * of time.
   */
  id: v.string(),
  /** The author's id, for muting. */
  member: v.string(),
  name: v.string(),
  /** Address of the author's picture; '' for none. */
  avatar: v.string(),
  own: flag,
  /** Whether it mentions the reader's name. */
  mentions: flag,
  text: v.string(),
  /** Unix seconds. */
  time: integer,
});

/** A line's id: its time, and what distinguishes it from other lines of the same time. */
const place = (code: 'parameter_error' | 'chat_line_unknown') =>
  v.pipe(text(40, code), v.regex(/^\d{1,15}-[a-z]\d{1,12}$/, code));
const member = v.pipe(text(16, 'chat_member_unknown'), v.regex(/^[hu]\d{1,9}$/, 'chat_member_unknown'));

/** The chat room, one for all customers (designed: the family's menu has an entry for it, but its API has no calls). */
export const chat = declareCalls({
  'GET /chat/list': {
    access: 'user',
    request: form({
      before: optional(place('parameter_error')),
      after: optional(place('parameter_error')),
      limit: limit(30),
    }),
    response: v.object({
      /** Newest first, without those of muted members. */
      list: v.array(line),
      /** Whether there are further lines: older ones or, with `after`, newer ones. */
      more: flag,
      /** Number of people in the room. */
      members: integer,
    }),
    refusals: [],
    source: 'designed',
    note:
      '`before` asks for lines older than that, `after` for newer ones, neither for the newest. The room keeps three ' +
      'days. What the house’s own members say is in the request language, or else in English.',
  },
  'POST /chat/send': {
    access: 'user',
    request: form({ text: said(CHAT_RULE) }),
    response: line,
    refusals: ['message_required', 'text_too_long', 'special_characters', 'chat_silenced', 'message_throttled'],
    source: 'designed',
    note: 'At most five in half a minute. Who is silenced was reported, and the report was upheld.',
  },
  'GET /chat/muted': {
    access: 'user',
    request: form({}),
    response: v.array(v.object({ member: v.string(), name: v.string() })),
    refusals: [],
    source: 'designed',
  },
  'POST /chat/mute': {
    access: 'user',
    request: form({ member, muted: oneOf([0, 1]) }),
    response: sentence,
    refusals: ['chat_member_unknown', 'chat_own'],
    source: 'designed',
    note: 'Hides what a member says from the caller, and from nobody else; 0 shows it again.',
  },
  'POST /chat/report': {
    access: 'user',
    request: form({ id: place('chat_line_unknown'), reason: word(REPORT_REASONS) }),
    response: sentence,
    refusals: ['chat_line_unknown', 'chat_own', 'chat_reported'],
    source: 'designed',
    note: 'Somebody looks at it. If it is upheld, the line leaves the room and its member is silent for a day.',
  },
});
