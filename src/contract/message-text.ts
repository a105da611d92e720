import * as v from 'valibot';
import { checkMessage, type MessageRule, normalizeMessage } from '@/domain/messages/talk';

/** A message to other people. It is kept as typed, including tags, because it is only ever displayed as text. */
export const messageText = (rule: MessageRule) =>
  v.pipe(
    v.string('message_required'),
    // A character takes at most two UTF-16 units. Longer texts are refused unread.
    v.maxLength(2 * rule.max + 2, 'text_too_long'),
    v.transform(normalizeMessage),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkMessage(dataset.value, rule) : null;
      if (problem) addIssue({ message: problem });
    }),
  );
