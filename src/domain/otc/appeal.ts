import { hasHiddenCharacters } from '../hidden-characters';
import { isFreeText, plainText } from '../plain-text';
import { toWireTime } from '../time';
import { type Violation, violated } from '../violation';

export const OTC_APPEAL_MAX = 200;

type AppealRule = 'otc_reason_required' | 'special_characters';

/** The rules which the reason of an appeal breaks, in the order of the exchange's refusals. */
export const otcAppealViolations = (reason: string): readonly Violation<AppealRule>[] =>
  violated<AppealRule>(
    !isFreeText(reason, OTC_APPEAL_MAX) && { code: 'otc_reason_required' },
    hasHiddenCharacters(plainText(reason).replaceAll(/[\r\n]/g, ' ')) && { code: 'special_characters' },
  );

/** The rule by which an appeal waits. `fromMs` is null while its time is unknown: the exchange alone then checks it. */
export const otcAppealTimeViolations = (
  fromMs: number | null,
  nowMs: number,
): readonly Violation<'otc_appeal_early'>[] =>
  violated(
    fromMs !== null &&
      nowMs < fromMs && { code: 'otc_appeal_early', params: { time: `${toWireTime(fromMs)} (UTC+8)` } },
  );
