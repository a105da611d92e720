import { isFreeText } from '../plain-text';
import { type Violation, violated } from '../violation';

export const OTC_APPEAL_MAX = 200;

/** The rules which the reason of an appeal breaks, in the order of the exchange's refusals. */
export const otcAppealViolations = (reason: string): readonly Violation<'otc_reason_required'>[] =>
  violated(!isFreeText(reason, OTC_APPEAL_MAX) && { code: 'otc_reason_required' });
