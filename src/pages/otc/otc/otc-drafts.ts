import * as v from 'valibot';
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
  min: '',
  max: '',
  methods: ['bank'],
  minutes: 15,
};

/** Input of the advertisement form. */
export const adDraft = createDraft<AdDraft>('otc-ad', adSchema, NO_AD);
