import * as v from 'valibot';
import type { WalletAddress } from '@/data/payout/queries';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({
  /**
   * The form to which the draft belongs: `new`, `new:3` with a coin's id, or `edit:12` with an address's id. Another
   * form starts empty.
   */
  of: v.string(),
  currency: v.number(),
  network: v.string(),
  address: v.string(),
  memo: v.string(),
  label: v.string(),
  qrcode: v.nullable(v.string()),
});

/** A saved address while the user edits it. */
export type AddressDraft = v.InferOutput<typeof schema>;

const NO_ADDRESS: AddressDraft = {
  of: '',
  currency: 0,
  network: '',
  address: '',
  memo: '',
  label: '',
  qrcode: null,
};

export const addressDraft = createDraft<AddressDraft>('wallet-address', schema, NO_ADDRESS);

/** Initial draft of a form which edits an address or creates one for a coin. */
export const startOf = (editing: WalletAddress | undefined, currency: number): AddressDraft =>
  editing
    ? {
        of: `edit:${editing.id}`,
        currency: editing.currency,
        network: editing.type ?? '',
        address: editing.address,
        memo: editing.memo ?? '',
        label: editing.label ?? '',
        qrcode: editing.qrcode || null,
      }
    : { ...NO_ADDRESS, of: currency === 0 ? 'new' : `new:${currency}`, currency };
