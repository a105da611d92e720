import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

/** Payment details entered so far. Coin, network and bank of the wizard are in the page address. */
const rechargeDraft = v.object({
  /** The deposit the draft belongs to: `coin 3` or `card`. Another deposit starts empty. */
  of: v.string(),
  /** Typed text; '' while empty. */
  amount: v.string(),
  hash: v.string(),
  /** Path of the uploaded picture; null while there is none. */
  voucher: v.nullable(v.string()),
});
export type RechargeDraft = v.InferOutput<typeof rechargeDraft>;

export const EMPTY: RechargeDraft = { of: '', amount: '', hash: '', voucher: null };

export const draftStore = createDraft<RechargeDraft>('recharge', rechargeDraft, EMPTY);

/** Value of `of` for a deposit of a coin. */
export const aboutCoin = (currencyId: number): string => `coin ${currencyId}`;
export const ABOUT_CARD = 'card';

/** The draft if it belongs to this deposit, otherwise an empty one. */
export const draftOf = (draft: RechargeDraft, of: string): RechargeDraft =>
  draft.of === of ? draft : { ...EMPTY, of };
