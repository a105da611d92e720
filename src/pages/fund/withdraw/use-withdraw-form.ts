import { WITHDRAWAL_FIELDS } from '@/contract/refusals/fields/payout';
import { type PayoutInfo, requestPayout, useAddressBook } from '@/data/payout/queries';
import { MONEY_DECIMALS, typedAmount } from '@/domain/money/money';
import { TO_ADDRESS } from '@/domain/payout/payout';
import { withdrawalViolations } from '@/domain/payout/withdrawal';
import { useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/stores/use-store';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { useCardText } from './card-target';
import { figuresOf, termsOf, withdrawalFactsOf } from './figures';
import { DESTINATIONS, draftFor, TYPE_OF, type WithdrawDraft, withdrawDraft } from './withdraw-draft';

const FIELDS = renamedFields(WITHDRAWAL_FIELDS, { number: 'amount', address: 'target' });

/** State of the withdrawal form: input, figures, errors and submission. */
export function useWithdrawForm(currency: number, coin: string, info: PayoutInfo) {
  const format = useFormats();
  const kept = useStore(withdrawDraft);
  const draft = draftFor(kept, currency);
  const book = useAddressBook();

  const offered = DESTINATIONS.filter((to) => TYPE_OF[to] === TO_ADDRESS || termsOf(info, TYPE_OF[to], '') !== null);
  const to = offered.includes(draft.to) ? draft.to : 'address';
  const addresses = (book.data ?? []).filter((row) => row.currency === currency);
  const address =
    addresses.find(({ id }) => id === draft.addressId) ?? (addresses.length === 1 ? addresses[0] : undefined);
  const card = useCardText(to === 'abroad');
  const terms = termsOf(info, TYPE_OF[to], address?.type ?? '');
  // Every coin with a form can be withdrawn to an address.
  if (!terms) throw new Error(`${coin} is offered, but the exchange has no terms for type ${TYPE_OF[to]}`);
  const figures = figuresOf(info, terms, draft.amount, to !== 'address');
  const write = (value: Parameters<typeof format.upTo>[0]) => `${format.upTo(value, MONEY_DECIMALS)} ${coin}`;
  const target = to === 'address' ? (address?.address ?? '') : card;
  const number = typedAmount(draft.amount);
  const form = useForm({
    fields: FIELDS,
    violations: withdrawalViolations({ number, type: TYPE_OF[to], target }, withdrawalFactsOf(info, terms)),
    empty: [...(draft.amount === '' ? (['amount'] as const) : []), ...(target === '' ? (['target'] as const) : [])],
  });

  return {
    draft,
    to,
    offered,
    book,
    addresses,
    address,
    target: target ?? '',
    terms,
    figures,
    write,
    ...form,
    change(part: Partial<WithdrawDraft>, ...changed: ('amount' | 'target')[]) {
      withdrawDraft.set({ ...draftFor(withdrawDraft.get(), currency), ...part });
      form.changed(...changed);
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
    forget: () => withdrawDraft.forget(kept),
  };
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
