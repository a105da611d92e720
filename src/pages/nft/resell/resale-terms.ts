import type { ApiErrorKind } from '@/data/api/api-error';
import { isUncertainKind } from '@/data/api/repeat';
import { typedAmount } from '@/domain/money/money';
import { NFT_MODE, type ResaleTerms } from '@/domain/nft/nft';
import { DAY_MS } from '@/domain/time';
import { momentOf } from '@/lib/clock/local-minute';
import type { ResaleDraft } from './resale-draft';

/** Terms of a resale from the draft; an empty start means now. */
export function resaleTerms(draft: ResaleDraft, nowMs: number): ResaleTerms {
  const startMs = draft.start === '' ? nowMs : momentOf(draft.start);
  const lasting = startMs === null ? null : startMs + draft.days * DAY_MS;
  return {
    mode: NFT_MODE[draft.mode],
    price: typedAmount(draft.price),
    perIncrease: draft.mode === 'auction' ? typedAmount(draft.increase) : null,
    startMs,
    endMs: draft.days > 0 ? lasting : momentOf(draft.end),
  };
}

/**
 * Terms to send at the confirmation. An offer that starts "now" starts when it is confirmed, not when it was reviewed.
 * After a lost answer the same terms are sent again. @param shown the terms of the last attempt, or of the review
 * @param failed why the last attempt failed; undefined if there was none
 */
export const termsToSend = (
  draft: ResaleDraft,
  shown: ResaleTerms,
  failed: ApiErrorKind | undefined,
  nowMs: number,
): ResaleTerms => (failed !== undefined && isUncertainKind(failed) ? shown : resaleTerms(draft, nowMs));
