import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { flag, integer, sentence } from '../shapes';
import { unixSeconds } from '../unix-seconds';

const line = v.object({
  /**
   * `<milliseconds>-<letter><number>`: the line's time, and what makes the id unique at that time. Lines are in order
   * of time.
   */
  id: v.string(),
  /** The author's id, for muting. */
  member: v.string(),
  name: decoration(v.string(), ''),
  /** Address of the author's picture; '' for none. */
  avatar: decoration(v.string(), ''),
  own: flag,
  /** Whether it mentions the reader's name. */
  mentions: flag,
  text: v.string(),
  /** Unix seconds. */
  time: unixSeconds,
});

/** The chat room, one for all customers (designed: the family's menu has an entry for it, but its API has no calls). */
export const chatAnswers = {
  'GET /chat/list': v.object({
    /** Newest first, without those of muted members. */
    list: v.array(line),
    /** Whether there are further lines: older ones or, with `after`, newer ones. */
    more: flag,
    /** Number of people in the room. */
    members: decoration(integer, 0),
  }),
  'POST /chat/send': line,
  'GET /chat/muted': v.array(v.object({ member: v.string(), name: decoration(v.string(), '') })),
  'POST /chat/mute': sentence,
  'POST /chat/report': sentence,
} satisfies AnswerTable;
