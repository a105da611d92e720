import * as v from 'valibot';
import { checkMessage, type MessageRule, messageUnits, normalizeMessage } from '@/domain/messages/talk';
import { NOT_BLANK } from './fields';

/** A message to other people. It is kept as typed, including tags, because it is only ever displayed as text. */
export const messageText = (rule: MessageRule) =>
  v.pipe(
    v.string('message_required'),
    NOT_BLANK,
    v.maxLength(messageUnits(rule), 'text_too_long'),
    v.transform(normalizeMessage),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkMessage(dataset.value, rule) : null;
      if (problem) addIssue({ message: problem });
    }),
  );
