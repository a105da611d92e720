import { useEffect, useRef, useState } from 'react';
import { BY_CARD, BY_COIN } from '@/contract/recharge/codes';
import { RECHARGE_FIELDS } from '@/contract/refusals/fields/recharge';
import { isApiError } from '@/data/api/api-error';
import { type RechargeCoin, type RechargeTerms, useRequestRecharge } from '@/data/recharge/queries';
import { Decimal, MONEY_DECIMALS, typedAmount, ZERO } from '@/domain/money/money';
import { extraOf, rechargeViolations } from '@/domain/recharge/recharge';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../../_shared/form/show-failure';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { draftOf, draftStore, type RechargeDraft } from '../_shared/recharge-draft';

const FIELDS = renamedFields(RECHARGE_FIELDS, { account: 'voucher' });

export interface RechargeFormOptions {
  terms: RechargeTerms;
  coin: RechargeCoin;
  /** '' for a payment by card. */
  network: string;
  /** Deposit address; '' for a payment by card. */
  address: string;
  /** Currency of the bank account; '' for a payment of a coin. */
  bank: string;
  /** Key of the draft. */
  of: string;
  /** The step with the proof of payment is shown. */
  isPayment: boolean;
}

/** State of the deposit form: input, errors and submission. */
export function useRechargeForm({ terms, coin, network, address, bank, of, isPayment }: RechargeFormOptions) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const request = useRequestRecharge();
  const draft = draftOf(useStore(draftStore), of);
  /** The exchange's text about an earlier, equal deposit; null if there is none. */
  const [repeated, setRepeated] = useState<string | null>(null);

  /**
   * Identifies the part of the form on screen: with another step, network or bank the customer has started something
   * else.
   */
  const place = `${isPayment} ${network} ${bank}`;
  const shown = useRef(place);
  useEffect(() => {
    shown.current = place;
  }, [place]);
  const isStillHere = () => shown.current === place;

  const isCard = network === '';
  const amount = typedAmount(draft.amount);
  const violations = rechargeViolations(
    { amount, hasVoucher: draft.voucher !== null || !isPayment, hash: isCard ? '' : draft.hash },
    { asset: coin.name, minimum: coin.minimum, most: isCard ? terms.card_limit : null },
  );
  const form = useForm({ fields: FIELDS, violations, showErrorsOnce: 'submitted' });
  const counted = amount.gt(0) ? amount : ZERO;
  const give = extraOf(counted, new Decimal(terms.give_rate).div(100));
  const cashback = isCard ? extraOf(counted, new Decimal(terms.cashback_rate).div(100)) : ZERO;
  const write = (value: Decimal) => `${formats.upTo(value, MONEY_DECIMALS)} ${coin.name}`;

  const submit = (isAgain = false) =>
    form.submit(async () => {
      setRepeated(null);
      const hash = draft.hash.trim();
      try {
        await request.mutateAsync({
          currency: coin.currency_id,
          amount: amount.toFixed(),
          type: isCard ? BY_CARD : BY_COIN,
          account: draft.voucher ?? '',
          ...(!isCard && { sub_type: network, address, ...(hash !== '' && { hash }) }),
          ...(isAgain && { again: 1 }),
        });
      } catch (error) {
        const isRepeated = isApiError(error, 'refused') && error.reason === 'recharge_repeated';
        if (isRepeated && isStillHere() && form.ifShown(() => setRepeated(error.message))) return;
        // Another step does not show the error of this one.
        if (!isStillHere()) showFailure(error);
        throw error;
      }
      toast.show(t('receive.done', { amount: write(amount) }), { kind: 'success', durationMs: RESULT_MS });
      if (isStillHere()) form.ifShown(() => shell().go(path('/pages/fund/receive_withdraw_record'), { replace: true }));
      draftStore.forget(draft);
    });

  return {
    draft,
    change(part: Partial<RechargeDraft>) {
      draftStore.set({ ...draftOf(draftStore.get(), of), ...part });
      form.changed(...(Object.keys(part) as (keyof RechargeDraft & ('amount' | 'hash' | 'voucher'))[]));
    },
    id: form.id,
    messageOf: form.messageOf,
    hold: form.hold,
    formMessage: form.formMessage,
    /** VIP bonuses as formatted amounts; null for none. */
    give: give.isZero() ? null : write(give),
    cashback: cashback.isZero() ? null : write(cashback),
    total: write(counted.plus(give).plus(cashback)),
    amount,
    /** Continues if the amount is valid. */
    leaveAmount: (go: () => void) => form.submit(go),
    submitting: form.pending,
    submit: () => submit(),
    repeated,
    /** The customer confirmed that it is another payment. */
    submitAgain: () => submit(true),
    leaveRepeated: () => setRepeated(null),
  };
}

export type RechargeForm = ReturnType<typeof useRechargeForm>;
