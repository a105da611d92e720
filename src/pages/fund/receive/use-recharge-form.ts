import { useState } from 'react';
import { BY_CARD, BY_COIN } from '@/contract/recharge';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { type RechargeCoin, type RechargeTerms, useRequestRecharge } from '@/data/queries/recharge';
import { Decimal, ZERO } from '@/domain/money/money';
import { extraOf, rechargeProblem } from '@/domain/recharge/recharge';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { toast } from '@/ui/overlays/toast-store';
import { draftOf, draftStore, EMPTY, type RechargeDraft } from '../_shared/recharge-draft';
import { type FieldName, fieldOf, type Messages } from './form-messages';

const DECIMALS = 8;
/** Long enough for reading what is under review. */
const RESULT_MS = 2500;

export interface RechargeFormOptions {
  terms: RechargeTerms;
  coin: RechargeCoin;
  /** '' for a payment by card. */
  network: string;
  /** Deposit address; '' for a payment by card. */
  address: string;
  /** Key of the draft. */
  of: string;
}

/** State of the deposit form: input, errors and submission. */
export function useRechargeForm({ terms, coin, network, address, of }: RechargeFormOptions) {
  const { t } = useTranslation(['recharge', 'errors']);
  const refusalText = useRefusalText();
  const formats = useFormats();
  const request = useRequestRecharge();
  const draft = draftOf(useStore(draftStore), of);
  const [messages, setMessages] = useState<Messages>({});
  /** The exchange's text about an earlier, equal deposit; null if there is none. */
  const [repeated, setRepeated] = useState<string | null>(null);

  const isCard = network === '';
  const amount = new Decimal(draft.amount === '' ? Number.NaN : draft.amount);
  const problem = rechargeProblem(amount, { minimum: coin.minimum, most: isCard ? terms.card_limit : null });
  const counted = problem === 'amount_invalid' ? ZERO : amount;
  const give = extraOf(counted, new Decimal(terms.give_rate).div(100));
  const cashback = isCard ? extraOf(counted, new Decimal(terms.cashback_rate).div(100)) : ZERO;
  const write = (value: Decimal) => `${formats.upTo(value, DECIMALS)} ${coin.name}`;

  const amountMessage = (): string | undefined => {
    if (problem === null) return undefined;
    const params = {
      min: new Decimal(coin.minimum).toFixed(),
      asset: coin.name,
      max: new Decimal(terms.card_limit).toFixed(),
    };
    return refusalText(problem, params);
  };
  const voucherMessage = () => (draft.voucher === null ? refusalText('voucher_required') : undefined);
  const accept = (next: Messages): boolean => {
    setMessages(next);
    return Object.values(next).every((message) => message === undefined);
  };

  const submit = (isAgain = false) => {
    if (request.isPending || !accept({ amount: amountMessage(), voucher: voucherMessage() })) return;
    setRepeated(null);
    const hash = draft.hash.trim();
    request.mutate(
      {
        currency: coin.currency_id,
        amount: amount.toFixed(),
        type: isCard ? BY_CARD : BY_COIN,
        account: draft.voucher ?? '',
        ...(!isCard && { sub_type: network, address, ...(hash !== '' && { hash }) }),
        ...(isAgain && { again: 1 }),
      },
      {
        onSuccess() {
          toast.show(t('receive.done', { amount: write(amount) }), { kind: 'success', durationMs: RESULT_MS });
          shell().go(path('/pages/fund/receive_withdraw_record'), { replace: true });
          draftStore.set(EMPTY);
        },
        onError(failure) {
          // The shell reports these and navigates to the login or the identity check.
          if (isApiError(failure, 'session_invalid') || isApiError(failure, 'verification_needed')) return;
          if (!isApiError(failure, 'refused') || failure.message === '') {
            const unsure = t(isUncertain(failure) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure');
            return setMessages({ form: unsure });
          }
          if (failure.reason === 'recharge_repeated') return setRepeated(failure.message);
          setMessages({ [fieldOf(failure.reason)]: failure.message });
        },
      },
    );
  };

  return {
    draft,
    change(part: Partial<RechargeDraft>, ...fields: FieldName[]) {
      draftStore.set({ ...draftOf(draftStore.get(), of), ...part });
      setMessages((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !isOf(name, fields))));
    },
    messages,
    /** VIP bonuses as formatted amounts; null for none. */
    give: give.isZero() ? null : write(give),
    cashback: cashback.isZero() ? null : write(cashback),
    total: write(counted.plus(give).plus(cashback)),
    amount,
    /** Validates the amount and shows its error. Returns true if it is valid. */
    acceptAmount: () => accept({ amount: amountMessage() }),
    submitting: request.isPending,
    submit: () => submit(),
    repeated,
    /** The customer confirmed that it is another payment. */
    submitAgain: () => submit(true),
    leaveRepeated: () => setRepeated(null),
  };
}

export type RechargeForm = ReturnType<typeof useRechargeForm>;

/** Any change removes the message of the whole form. */
const isOf = (name: string, fields: readonly FieldName[]): boolean =>
  name === 'form' || fields.includes(name as FieldName);
