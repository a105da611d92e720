import type { RefusalCode } from '@/contract/refusals/codes';
import { noSpecialCharacters } from '@/domain/accounts/validation';
import { isAddress } from '@/domain/payout/addresses';
import { memoProblem } from '@/domain/payout/memo';
import { isNetworkCode } from '@/domain/payout/networks';
import type { AddressDraft } from './address-draft';
import { PROOF_FIELD } from './proof-field';

/** The field which shows a message; `form` holds errors which belong to no field. */
export type AddressField = 'currency' | 'network' | 'address' | 'memo' | 'label' | 'qrcode' | 'code' | 'form';

const FIELD_OF: Partial<Record<RefusalCode, AddressField>> = {
  currency_unknown: 'currency',
  not_withdrawable: 'currency',
  network_unknown: 'network',
  address_required: 'address',
  address_invalid: 'address',
  address_repeated: 'address',
  memo_unused: 'memo',
  tag_invalid: 'memo',
  memo_invalid: 'memo',
  text_too_long: 'label',
  special_characters: 'label',
  qrcode_required: 'qrcode',
  picture_unknown: 'qrcode',
  ...PROOF_FIELD,
};

export const addressFieldOf = (reason: RefusalCode | null): AddressField => (reason && FIELD_OF[reason]) || 'form';

/**
 * Finds what the exchange would refuse, by field. An address which begins with `ownPrefix` belongs to the exchange
 * itself, so only the exchange can check it. `ownPrefix` is '' if the server does not send one.
 */
export function addressProblems(draft: AddressDraft, ownPrefix: string): Partial<Record<AddressField, RefusalCode>> {
  const { currency, network, address, memo, label, qrcode } = draft;
  const ofMemo = isNetworkCode(network) ? memoProblem(memo, network, address) : null;
  const isOwn = ownPrefix !== '' && address.startsWith(ownPrefix);
  return {
    ...(currency === 0 && { currency: 'currency_unknown' }),
    ...(currency !== 0 && !isNetworkCode(network) && { network: 'network_unknown' }),
    ...(address === ''
      ? { address: 'address_required' }
      : isNetworkCode(network) && !isOwn && !isAddress(address, network) && { address: 'address_invalid' }),
    ...(ofMemo && { memo: ofMemo }),
    ...(noSpecialCharacters(label) && { label: 'special_characters' }),
    ...(qrcode === null && { qrcode: 'qrcode_required' }),
  } as Partial<Record<AddressField, RefusalCode>>;
}
