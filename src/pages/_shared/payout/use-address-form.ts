import { SAVED_ADDRESS_FIELDS } from '@/contract/refusals/fields/payout';
import { saveAddress, usePayoutInfo, type WalletAddress } from '@/data/payout/queries';
import { takesMemo } from '@/domain/payout/memo';
import { isNetworkCode, networksOf } from '@/domain/payout/networks';
import { leadsElsewhere, normalizedAddress, savedAddressViolations } from '@/domain/payout/saved-address';
import { useStore } from '@/lib/stores/use-store';
import { renamedFields, useForm } from '../form/use-form';
import { type AddressDraft, addressDraft, startOf } from './address-draft';
import { usePayableCoins } from './use-coins';
import { usePayoutAuth } from './use-payout-auth';

/** The field of each refusal, if it is shown. The code may also be refused when it is sent. */
export const addressFields = (shown: { readonly code: boolean; readonly memo: boolean }) =>
  renamedFields(
    { ...SAVED_ADDRESS_FIELDS, code_throttled: 'code' },
    {
      type: 'network',
      name: 'label',
      code: shown.code ? 'code' : null,
      memo: shown.memo ? 'memo' : null,
    },
  );

/** The saved address, as typed. */
export type SavedAddress = Pick<AddressDraft, 'currency' | 'address' | 'network' | 'memo'>;

/** State of the address form: input, errors, and saving. */
export function useAddressForm(
  editing: WalletAddress | undefined,
  currency: number,
  onSaved: (saved: SavedAddress, form: { ifShown(lead: () => void): void }) => void,
) {
  const coins = usePayableCoins();
  const start = startOf(editing, currency);
  const kept = useStore(addressDraft);
  const typed = kept.of === start.of ? kept : start;
  const coin = coins.data?.find((one) => one.currencyId === typed.currency)?.coin ?? editing?.name ?? '';
  const networks = networksOf(coin);
  // A coin with a single network needs no choice.
  const draft = { ...typed, network: typed.network || (networks.length === 1 ? (networks[0] ?? '') : '') };
  const info = usePayoutInfo(draft.currency);
  const normalized = normalizedAddress(draft);
  // A memo typed for another network is no longer visible, so it is not sent.
  const hasMemo = isNetworkCode(draft.network) && takesMemo(draft.network, normalized.address);
  const plain = { ...normalized, memo: hasMemo ? normalized.memo : '' };
  const proof = usePayoutAuth({
    isNeeded: !editing || leadsElsewhere(startOf(editing, currency), plain),
    save: (given) =>
      saveAddress({
        id: editing?.id,
        currency: plain.currency,
        type: plain.network,
        address: plain.address,
        memo: plain.memo,
        name: plain.label,
        qrcode: plain.qrcode,
        ...given,
      }),
    onDone() {
      addressDraft.forget(typed);
      onSaved(plain, form);
    },
    onFailure: (failure) => form.failed(failure),
  });
  const violations = savedAddressViolations(
    { ...draft, memo: hasMemo ? draft.memo : '', hasQrcode: draft.qrcode !== null },
    {
      networks,
      ownPrefixOf: (code) => info.data?.ways?.find(({ network }) => network === code)?.own_prefix ?? '',
      hasPicture: null,
      book: null,
    },
  );
  const form = useForm({
    fields: addressFields({ code: proof.asksCode, memo: hasMemo }),
    violations: [...violations, ...proof.violations],
    showErrorsOnce: 'submitted',
  });
  const change = (
    part: Partial<AddressDraft>,
    field: 'currency' | 'network' | 'address' | 'memo' | 'label' | 'qrcode',
  ) => {
    addressDraft.set({ ...typed, ...part });
    // Whether an address is valid depends on the network.
    if (field === 'currency' || field === 'network') form.changed(field, 'address', 'memo');
    else form.changed(field);
  };

  return {
    ...form,
    draft,
    plain,
    hasMemo,
    coin,
    coins,
    networks,
    proof,
    change,
    submit: () => form.submit(proof.submit),
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
