import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { type PayoutType, TO_ADDRESS, TO_CARD, TO_CARD_ABROAD } from '@/domain/payout/payout';

export const DESTINATIONS = ['address', 'card', 'abroad'] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const TYPE_OF: Readonly<Record<Destination, PayoutType>> = {
  address: TO_ADDRESS,
  card: TO_CARD,
  abroad: TO_CARD_ABROAD,
};

const schema = v.object({
  /** Currency id. The draft applies to this coin only. */
  coin: v.number(),
  to: v.picklist(DESTINATIONS),
  /** Id of a saved address; 0 for none. */
  addressId: v.number(),
  amount: v.string(),
});

/** Input of the withdrawal form. */
export type WithdrawDraft = v.InferOutput<typeof schema>;

const NO_WITHDRAWAL: WithdrawDraft = { coin: 0, to: 'address', addressId: 0, amount: '' };

export const withdrawDraft = createDraft<WithdrawDraft>('withdraw', schema, NO_WITHDRAWAL);

export const draftFor = (draft: WithdrawDraft, coin: number): WithdrawDraft =>
  draft.coin === coin ? draft : { ...NO_WITHDRAWAL, coin };
