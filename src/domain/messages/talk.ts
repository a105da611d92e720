/**
 * Rules for messages (designed; specification sections 5 and 8: "text too long", "no special characters allowed").
 * Tags, quotes and braces are allowed, because a message is only displayed as text. Invisible characters, and
 * characters that change how other text is displayed, are not.
 */
import { account as isAccount, lengthOf } from '../accounts/validation';
import { type Violation, violated } from '../violation';

export interface MessageRule {
  /** Maximum number of characters as users perceive them. */
  readonly max: number;
  /** Whether line breaks are allowed. */
  readonly lines: boolean;
}

/** A line in the chat room; a message to customer service. */
export const CHAT_RULE: MessageRule = { max: 200, lines: false };
export const SUPPORT_RULE: MessageRule = { max: 1_000, lines: true };

export type MessageVerdict = 'message_required' | 'text_too_long' | 'special_characters' | null;

/**
 * Joiners form emoji and letters of some scripts. They are allowed between two characters; elsewhere they are
 * invisible.
 */
const JOINED = /(?<=\S)[\u200c\u200d](?=\S)/gu;
/**
 * Control characters, soft hyphens, zero-width characters, marks that change the text direction, and invisible tag
 * characters. Listed one by one, because engines know different versions of Unicode.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffd]|[\u{e0000}-\u{e007f}]/u;
/** More combining marks on one letter than any script uses. */
const PILED = /\p{M}{5}/u;

/** The text to check and store: trimmed, with uniform line breaks. */
export const normalizeMessage = (typed: string): string => typed.trim().replaceAll(/\r\n?/g, '\n');

export function checkMessage(text: string, { max, lines }: MessageRule): MessageVerdict {
  if (text.replaceAll(/[\s\u200b-\u200d\u2060\ufeff]/g, '') === '') return 'message_required';
  if (lengthOf(text) > max) return 'text_too_long';
  const visible = (lines ? text.replaceAll('\n', ' ') : text).replaceAll(JOINED, '');
  return HIDDEN.test(visible) || PILED.test(visible) ? 'special_characters' : null;
}

/** The rules of a message to customer service from a visitor, in the order of the exchange's refusals. */
export function visitorMessageViolations({
  account,
  text,
}: {
  readonly account: string;
  readonly text: string;
}): readonly Violation<'account_required' | 'account_invalid' | NonNullable<MessageVerdict>>[] {
  const verdict = checkMessage(text, SUPPORT_RULE);
  return violated<'account_required' | 'account_invalid' | NonNullable<MessageVerdict>>(
    account === '' && { code: 'account_required' },
    isAccount(account) !== null && { code: 'account_invalid' },
    verdict && { code: verdict },
  );
}

/** Topics of automatic answers by customer service; each links to a screen of the app. */
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

/** Reasons for reporting a line of the chat room. */
export const REPORT_REASONS = ['spam', 'abuse', 'scam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
