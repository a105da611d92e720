/**
 * What may be said (designed; specification sections 5 and 8: "text too long", "no special characters allowed"). Tags,
 * quotes and braces are fine, for a text is only ever shown as text; what does not show, or makes other text show
 * otherwise, is not.
 */
import { lengthOf } from './validation';

export interface TalkRule {
  /** Most characters, counted as people count them. */
  readonly max: number;
  /** Whether it may have several lines. */
  readonly lines: boolean;
}

/** A line in the chat room; a message to customer service. */
export const CHAT_RULE: TalkRule = { max: 200, lines: false };
export const SUPPORT_RULE: TalkRule = { max: 1_000, lines: true };

export type TalkVerdict = 'message_required' | 'text_too_long' | 'special_characters' | null;

/** Joins emoji and letters of some scripts; between two characters it is part of a sign, anywhere else it hides. */
const JOINED = /(?<=\S)[\u200c\u200d](?=\S)/gu;
/**
 * Control characters, soft hyphens, zero-width signs, marks that turn the direction of what follows, and tags nobody
 * sees. Written out, because engines differ in which code points they know.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffd]|[\u{e0000}-\u{e007f}]/u;
/** More marks on one letter than any script writes. */
const PILED = /\p{M}{5}/u;

/** What will be looked at and kept: without the space around it, line breaks in one way. */
export const saidText = (typed: string): string => typed.trim().replaceAll(/\r\n?/g, '\n');

export function talkVerdict(text: string, { max, lines }: TalkRule): TalkVerdict {
  if (text.replaceAll(/[\s\u200b-\u200d\u2060\ufeff]/g, '') === '') return 'message_required';
  if (lengthOf(text) > max) return 'text_too_long';
  const visible = (lines ? text.replaceAll('\n', ' ') : text).replaceAll(JOINED, '');
  return HIDDEN.test(visible) || PILED.test(visible) ? 'special_characters' : null;
}

/** What customer service answers by itself; each leads to a screen of the app. */
export const SUPPORT_TOPICS = [
  'deposit',
  'withdrawal',
  'identity',
  'security',
  'trading',
  'fees',
  'wealth',
  'nft',
  'loan',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Why a line of the chat room is reported. */
export const REPORT_REASONS = ['spam', 'abuse', 'scam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
