import { useState } from 'react';
import type { ApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { type PayoutInfo, requestPayout, useAddressBook } from '@/data/queries/payout';
import { TO_ADDRESS } from '@/domain/payout/payout';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { useCardText } from './card-target';
import { figuresOf, termsOf, type WithdrawField, withdrawFieldOf } from './figures';
import { DESTINATIONS, draftFor, NO_WITHDRAWAL, TYPE_OF, type WithdrawDraft, withdrawDraft } from './withdraw-draft';

const DECIMALS = 8;

/** State of the withdrawal form: input, figures, errors and submission. */
export function useWithdrawForm(currency: number, coin: string, info: PayoutInfo) {
  const { t } = useTranslation(['payout', 'errors']);
  const refusalText = useRefusalText();
  const format = useFormats();
  const draft = draftFor(useStore(withdrawDraft), currency);
  const [messages, setMessages] = useState<Partial<Record<WithdrawField, string | undefined>>>({});
  const book = useAddressBook();

  const offered = DESTINATIONS.filter((to) => TYPE_OF[to] === TO_ADDRESS || termsOf(info, TYPE_OF[to], '') !== null);
  const to = offered.includes(draft.to) ? draft.to : 'address';
  const addresses = (book.data ?? []).filter((row) => row.currency === currency);
  const address =
    addresses.find(({ id }) => id === draft.addressId) ?? (addresses.length === 1 ? addresses[0] : undefined);
  const card = useCardText(to === 'abroad');
  const terms = termsOf(info, TYPE_OF[to], address?.type ?? '');
  // Every coin with a form can be withdrawn to an address.
  if (!terms) throw new Error(`${coin} is offered, but the exchange told no way for type ${TYPE_OF[to]}`);
  const figures = figuresOf(info, terms, draft.amount, to !== 'address');
  const write = (value: Parameters<typeof format.upTo>[0]) => `${format.upTo(value, DECIMALS)} ${coin}`;

  const amountMessage = (): string | undefined => {
    switch (figures.problem) {
      case null:
        return undefined;
      case 'tooMuch':
        return t('tooMuch', { amount: write(info.change_balance) });
      case 'overLimit':
        return t('overLimit', { amount: write(info.daily?.left ?? '0') });
      case 'overOrder':
        return t('overOrder', { amount: format.upTo(info.fiat_per_order ?? '0', 2) });
      default:
        return refusalText(figures.problem, { min: terms.least.toFixed(), asset: coin });
    }
  };
  const targetMessage = () =>
    to === 'address'
      ? address
        ? undefined
        : refusalText('address_required')
      : card === ''
        ? refusalText('bank_card_missing')
        : undefined;

  return {
    draft,
    to,
    offered,
    book,
    addresses,
    address,
    target: to === 'address' ? (address?.address ?? '') : (card ?? ''),
    terms,
    figures,
    write,
    messages: { ...messages, amount: messages.amount ?? (draft.amount === '' ? undefined : amountMessage()) },
    change(part: Partial<WithdrawDraft>, ...fields: WithdrawField[]) {
      withdrawDraft.set({ ...draftFor(withdrawDraft.get(), currency), ...part });
      setMessages((shown) => ({
        ...shown,
        form: undefined,
        ...Object.fromEntries(fields.map((name) => [name, undefined])),
      }));
    },
    /** Shows the errors. Returns true if there are none. */
    accept(): boolean {
      const found = { target: targetMessage(), amount: amountMessage() };
      setMessages(found);
      return !found.target && !found.amount;
    },
    send(password: string): Promise<void> {
      return requestPayout({
        currency,
        number: figures.amount?.toFixed(),
        type: TYPE_OF[to],
        pay_password: password,
        ...(address &&
          to === 'address' && {
            address: address.address,
            users_wallet_withdraw_id: address.id,
            sub_type: address.type || undefined,
            memo: address.memo || undefined,
          }),
      });
    },
    fail(error: ApiError): void {
      // The shell reports these and navigates to the login or the identity check.
      if (error.kind === 'session_invalid' || error.kind === 'verification_needed') return;
      if (error.kind === 'refused' && error.message !== '')
        setMessages({ [withdrawFieldOf(error.reason)]: error.message });
      else setMessages({ form: t(isUncertain(error) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure') });
    },
    forget: () => withdrawDraft.set(NO_WITHDRAWAL),
  };
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
