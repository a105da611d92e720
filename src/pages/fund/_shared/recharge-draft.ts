import * as v from 'valibot';
import { createDraft } from '@/data/drafts';

/** What somebody has told of a payment so far. The rest of the wizard (coin, network, bank) is in the address. */
const rechargeDraft = v.object({
  /** `coin 3` or `card`: what it is about; another one begins anew. */
  of: v.string(),
  /** As typed; '' for nothing. */
  amount: v.string(),
  hash: v.string(),
  /** Address of the uploaded picture; null while there is none. */
  voucher: v.nullable(v.string()),
});
export type RechargeDraft = v.InferOutput<typeof rechargeDraft>;

export const EMPTY: RechargeDraft = { of: '', amount: '', hash: '', voucher: null };

export const draftStore = createDraft<RechargeDraft>('recharge', rechargeDraft, EMPTY);

/** What a draft is about. */
export const aboutCoin = (currencyId: number): string => `coin ${currencyId}`;
export const ABOUT_CARD = 'card';

/** The draft of this deposit: one of another deposit counts as empty. */
export const draftOf = (draft: RechargeDraft, of: string): RechargeDraft =>
  draft.of === of ? draft : { ...EMPTY, of };
