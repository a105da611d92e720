import * as v from 'valibot';
import type { OtcOwnAd } from '@/data/otc/queries';
import { createDraft } from '@/data/session/drafts';
import { OTC_PAY_MINUTES, OTC_PRICE, OTC_PRICE_TYPES } from '@/domain/otc/ad';
import { OTC_METHODS, OTC_SELL, OTC_SIDES } from '@/domain/otc/otc';

const takeSchema = v.object({ ad: v.number(), number: v.string(), method: v.picklist(OTC_METHODS) });

/** Input for taking an offer. */
export const takeDraft = createDraft<v.InferOutput<typeof takeSchema>>('otc-take', takeSchema, {
  ad: 0,
  number: '',
  method: 'bank',
});

const appealSchema = v.object({ id: v.number(), reason: v.string() });
export type AppealDraft = v.InferOutput<typeof appealSchema>;

/** Typed reason of an appeal. */
export const appealDraft = createDraft<AppealDraft>('otc-appeal', appealSchema, { id: 0, reason: '' });

const adSchema = v.object({
  /** Id of the advertisement being edited; 0 for a new one. */
  id: v.number(),
  side: v.picklist(OTC_SIDES),
  fiat: v.string(),
  type: v.picklist(OTC_PRICE_TYPES),
  value: v.string(),
  number: v.string(),
  /** What was left of the advertisement being edited when `number` was taken from it; '' for a new one. */
  rest: v.string(),
  min: v.string(),
  max: v.string(),
  methods: v.array(v.picklist(OTC_METHODS)),
  minutes: v.picklist(OTC_PAY_MINUTES),
});
export type AdDraft = v.InferOutput<typeof adSchema>;

export const NO_AD: AdDraft = {
  id: 0,
  side: OTC_SELL,
  fiat: '',
  type: OTC_PRICE.floating,
  value: '100.5',
  number: '',
  rest: '',
  min: '',
  max: '',
  methods: ['bank'],
  minutes: 15,
};

/** Input of the advertisement form. */
export const adDraft = createDraft<AdDraft>('otc-ad', adSchema, NO_AD);

const written = (ad: OtcOwnAd): AdDraft => ({
  id: ad.id,
  side: ad.side,
  fiat: ad.fiat,
  type: ad.price_type,
  value: ad.price_value,
  number: ad.rest,
  rest: ad.rest,
  min: ad.min,
  max: ad.max,
  methods: ad.methods,
  minutes: ad.pay_minutes,
});

/**
 * The input of the form for an advertisement: what was typed before, or its present terms. An amount that nobody has
 * typed follows what is left, because otherwise saving another change would offer again what was taken meanwhile.
 */
export function editDraftOf(kept: AdDraft, ad: OtcOwnAd): AdDraft {
  if (kept.id !== ad.id) return written(ad);
  return kept.number === kept.rest ? { ...kept, number: ad.rest, rest: ad.rest } : kept;
}
