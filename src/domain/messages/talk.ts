/**
 * Rules for messages (designed; specification sections 5 and 8: "text too long", "no special characters allowed").
 * Tags, quotes and braces are allowed, because a message is only displayed as text. Invisible characters, and
 * characters that change how other text is displayed, are not.
 */
import { account as accountVerdict, EMAIL_MAX, lengthOf } from '../accounts/validation';
import { hasHiddenCharacters } from '../hidden-characters';
import { isFreeText, plainText } from '../plain-text';
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

/** The text to check and store: trimmed, with uniform line breaks. */
export const normalizeMessage = (typed: string): string => typed.trim().replaceAll(/\r\n?/g, '\n');

/** Most UTF-16 units of a message, of which a character takes at most two. Longer texts are refused unread. */
export const messageUnits = ({ max }: MessageRule): number => 2 * max + 2;

/** Why a message may not be sent as typed; null if it may. Its length is that of its characters, not UTF-16 units. */
export function checkMessage(text: string, rule: MessageRule): MessageVerdict {
  const { max, lines } = rule;
  if (text.length > messageUnits(rule)) return 'text_too_long';
  if (text.replaceAll(/[\s\u200b-\u200d\u2060\ufeff]|[\ufe00-\ufe0f]/g, '') === '') return 'message_required';
  if (lengthOf(text) > max) return 'text_too_long';
  return hasHiddenCharacters(lines ? text.replaceAll('\n', ' ') : text) ? 'special_characters' : null;
}

type MessageRefusal = NonNullable<MessageVerdict>;

/**
 * The rules of a message. With `hasMore` something else is sent along, such as a picture, so that the text may be
 * empty.
 */
export function messageViolations(
  text: string,
  rule: MessageRule,
  hasMore = false,
): readonly Violation<MessageRefusal>[] {
  const verdict = checkMessage(text, rule);
  return violated(verdict && !(hasMore && verdict === 'message_required') && { code: verdict });
}

type AddressRefusal = 'account_required' | 'account_invalid';

/** The rules of the address for the answer to a visitor. */
export function visitorAccountViolations(account: string): readonly Violation<AddressRefusal>[] {
  const isMissing = !isFreeText(account, EMAIL_MAX);
  return violated<AddressRefusal>(
    isMissing && { code: 'account_required' },
    !isMissing && accountVerdict(plainText(account)) !== null && { code: 'account_invalid' },
  );
}

/** The rules of a message to customer service from a visitor, in the order of the exchange's refusals. */
export const visitorMessageViolations = ({
  account,
  text,
}: {
  readonly account: string;
  readonly text: string;
}): readonly Violation<AddressRefusal | MessageRefusal>[] => [
  ...visitorAccountViolations(account),
  ...messageViolations(text, SUPPORT_RULE),
];

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
