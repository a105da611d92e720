import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { CallPayload } from '@/contract/calls';
import { SWAP_FIELDS } from '@/contract/refusals/fields/swap';
import { isUncertain, isUncertainKind } from '@/data/api/repeat';
import { swapOf, swapViolations } from '@/domain/exchange/swap';
import { answeredAmount, type Money, typedAmount, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../_shared/form/use-form';
import { chosen, type SwapCoins } from './coins';
import { type Coin, useSwapTexts } from './texts';
import { forgetAmount, useAmountDraft, useCoins } from './use-coins';
import { useDeal } from './use-deal';
import { useRate } from './use-rate';

/** Long enough for reading two amounts. */
const RESULT_MS = 3000;

export type SwapList = CallPayload<'POST /user/getTransferList'>;

/** State of the exchange form: coins, amount, rate, and the deal under review. */
export function useSwapForm(list: SwapList) {
  const { t } = useTranslation('exchange');
  const ids = useMemo(() => list.transfer.map(({ id }) => id), [list]);
  const [coins, setCoins] = useCoins(ids);
  const [text, setText] = useAmountDraft();
  const availableOf = useCallback(
    (id: number): Money => answeredAmount(list.wallet.find(({ currency }) => currency === id)?.change_balance ?? 0),
    [list],
  );
  const pair = useMemo(() => {
    const named = (id: number): Coin => list.transfer.find((coin) => coin.id === id) ?? { id, name: '' };
    return { from: named(coins.from), to: named(coins.to) };
  }, [list, coins.from, coins.to]);
  const texts = useSwapTexts(pair);
  const { query, rate } = useRate(coins);
  const available = availableOf(coins.from);
  const amount = typedAmount(text);
  const feePercent = rate?.fee ?? ZERO;
  const violations = swapViolations(amount, { prices: rate, feePercent, available });
  /** The rate for the review failed to load. */
  const [isRateLost, setRateLost] = useState(false);
  const form = useForm({
    fields: SWAP_FIELDS,
    violations,
    empty: text === '' ? ['number'] : [],
    onRedirected: () => state.close(),
    // An error that a field can correct is shown at the field.
    onFailed: (_failure, field) => field !== null && state.close(),
  });
  const swap = rate && violations.length === 0 ? swapOf(amount, rate, rate.fee) : null;

  const state = useDeal(coins, (deal, { rate: booked }) => {
    const given = texts.given(deal.amount);
    const received = booked && swapOf(deal.amount, booked, booked.fee)?.received;
    const words = received
      ? t('done', { given, received: texts.received(received) })
      : t('doneAbout', { given, asset: pair.to.name });
    toast.show(words, { kind: 'success', durationMs: RESULT_MS });
    // An amount that was typed after the review is kept.
    if (amount.eq(deal.amount)) forgetAmount(text);
  });

  const change = (next: string) => {
    setRateLost(false);
    form.changed('number');
    setText(next);
  };
  const changeCoins = (next: SwapCoins) => {
    setRateLost(false);
    form.changed('number');
    setCoins(next);
  };
  const review = async () => {
    setRateLost(false);
    try {
      await state.review(amount);
    } catch (error) {
      // Asking for a rate changes nothing, so a lost answer needs no warning that it may have been executed.
      if (!isUncertain(error)) throw error;
      setRateLost(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(review);
  };
  const flip = () => changeCoins({ from: coins.to, to: coins.from });
  const choose = (side: 'from' | 'to') => (id: number) => changeCoins(chosen(coins, side, id));

  return {
    pair,
    texts,
    text,
    query,
    rate,
    available,
    availableOf,
    /** Null without a rate, and while the amount breaks a rule. */
    swap,
    form,
    state,
    /** Whether the answer of the last attempt was lost, so that the exchange may have booked it. */
    isUnsure: form.failure !== null && isUncertainKind(form.failure.kind),
    isRateLost,
    change,
    choose,
    flip,
    submit,
  };
}
