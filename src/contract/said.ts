import * as v from 'valibot';
import { saidText, type TalkRule, talkVerdict } from '@/domain/talk';

/** What somebody says to others: kept as it was typed, tags and all, for it is only ever shown as text. */
export const said = (rule: TalkRule) =>
  v.pipe(
    v.string('message_required'),
    // No character takes more than two units: what is longer is not looked at.
    v.maxLength(2 * rule.max + 2, 'text_too_long'),
    v.transform(saidText),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? talkVerdict(dataset.value, rule) : null;
      if (problem) addIssue({ message: problem });
    }),
  );
