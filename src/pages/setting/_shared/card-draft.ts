import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const texts = v.record(v.string(), v.string());
/** Typed texts of a card by wire name; untouched fields are missing. */
export type CardTexts = v.InferOutput<typeof texts>;

export const NOTHING_TYPED: CardTexts = {};

export const cardDrafts = {
  home: createDraft<CardTexts>('bank-card', texts, NOTHING_TYPED),
  abroad: createDraft<CardTexts>('bank-card-abroad', texts, NOTHING_TYPED),
};
