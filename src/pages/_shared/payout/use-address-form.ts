import { useState } from 'react';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { saveAddress, usePayoutInfo, type WalletAddress } from '@/data/queries/payout';
import { memoBytesOf, takesMemo } from '@/domain/payout/memo';
import { isNetworkCode, networksOf } from '@/domain/payout/networks';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { type AddressDraft, addressDraft, NO_ADDRESS, startOf } from './address-draft';
import { type AddressField, addressFieldOf, addressProblems } from './address-problems';
import { usePayableCoins } from './use-coins';
import { useOwnProof } from './use-own-proof';
import { networkName } from './words';

/** The saved address, as typed. */
export type SavedAddress = Pick<AddressDraft, 'currency' | 'address' | 'network' | 'memo'>;

/** State of the address form: input, errors, and saving. */
export function useAddressForm(
  editing: WalletAddress | undefined,
  currency: number,
  onSaved: (saved: SavedAddress) => void,
) {
  const { t } = useTranslation('errors');
  const refusalText = useRefusalText();
  const coins = usePayableCoins();
  const [messages, setMessages] = useState<Partial<Record<AddressField, string>>>({});
  const start = startOf(editing, currency);
  const kept = useStore(addressDraft);
  const typed = kept.of === start.of ? kept : start;
  const coin = coins.data?.find((one) => one.currencyId === typed.currency)?.coin ?? editing?.name ?? '';
  const networks = networksOf(coin);
  // A coin with a single network needs no choice.
  const draft = { ...typed, network: typed.network || (networks.length === 1 ? (networks[0] ?? '') : '') };
  const info = usePayoutInfo(draft.currency);
  const ownPrefix = info.data?.ways?.find(({ network }) => network === draft.network)?.own_prefix ?? '';

  const mend = (...fields: readonly AddressField[]) =>
    setMessages((shown) =>
      Object.fromEntries(
        Object.entries(shown).filter(([name]) => name !== 'form' && !fields.includes(name as AddressField)),
      ),
    );
  const change = (part: Partial<AddressDraft>, field: AddressField) => {
    addressDraft.set({ ...typed, ...part });
    // Whether an address is valid depends on the network.
    if (field === 'currency' || field === 'network') mend(field, 'address', 'memo');
    else mend(field);
  };

  const address = draft.address.trim();
  // A memo typed for another network is no longer visible, so it is not sent.
  const memo = isNetworkCode(draft.network) && takesMemo(draft.network, address) ? draft.memo.trim() : '';
  const plain = { ...draft, address, memo, label: draft.label.trim() };
  const proof = useOwnProof({
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
      addressDraft.set(NO_ADDRESS);
      onSaved(plain);
    },
    onFailure(error) {
      // The shell reports these and navigates to the login or the identity check.
      if (error.kind === 'session_invalid' || error.kind === 'verification_needed') return;
      if (error.kind === 'refused' && error.message !== '')
        setMessages({ [addressFieldOf(error.reason)]: error.message });
      else setMessages({ form: t(isUncertain(error) && repeatsSafely() ? 'unsureSafe' : 'unsure') });
    },
  });

  const submit = () => {
    const { codeProblem } = proof;
    const problems = { ...addressProblems(plain, ownPrefix), ...(codeProblem && { code: codeProblem }) };
    const most = isNetworkCode(plain.network) ? memoBytesOf(plain.network) : 0;
    const params = { network: networkName(plain.network), asset: coin, most };
    const found = Object.entries(problems).map(([field, code]) => [field, refusalText(code, params)]);
    setMessages(Object.fromEntries(found));
    if (found.length === 0) proof.submit();
  };

  return { draft, coin, coins, networks, messages, proof, change, mend, submit };
}

/** Whether two drafts would send money to different targets. */
const leadsElsewhere = (one: AddressDraft, other: AddressDraft): boolean =>
  (['currency', 'network', 'address', 'memo'] as const).some((name) => one[name] !== other[name]);

export type AddressFormState = ReturnType<typeof useAddressForm>;
