import { useEffect, useState } from 'react';
import { OCO_FIELDS, SPOT_ORDER_FIELDS } from '@/contract/refusals/fields/spot';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import type { Money } from '@/domain/money/money';
import { shareOf } from '@/domain/money/share-of';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import { MINUTE_MS } from '@/domain/time';
import { useNow } from '@/lib/clock/use-now';
import { useStore } from '@/lib/stores/use-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { isOutdated } from '../market/form-price';
import { type ChosenPercent, chosenPercent } from './chosen-percent';
import { percentOf } from './estimate';
import { type FormKind, offeredKind } from './form-kind';
import { changeOrder, type OrderDraft, orderDraft } from './order-draft';
import { amountDecimalsOf, boughtForValue, largestAmount, marketEstimate } from './order-estimates';
import { expectedPrice, lockOfInput, type OrderInput, readInput, startingPrice, violationsOf } from './order-input';
import { useSpotBalance } from './use-balance';
import { useSendOrder } from './use-send-order';

const WIRE_FIELDS = { ...SPOT_ORDER_FIELDS, ...OCO_FIELDS };
const FIELDS = renamedFields(WIRE_FIELDS, { target_price: 'price', stop_price: 'stop', stop_limit_price: 'stopLimit' });

/** State of the spot order form: input, errors and submission. */
export function useOrderForm(pair: Pair) {
  const draft = useStore(orderDraft);
  const nowMs = useNow(MINUTE_MS);
  const { send, showResult, isSending } = useSendOrder(pair);
  const [chosen, setChosen] = useState<ChosenPercent<OrderDraft> | null>(null);

  const { symbol } = pair;
  const mine = draft.symbol === symbol;
  const isBuy = draft.side === 'buy';
  const side: Side = isBuy ? BUY : SELL;
  const kind = offeredKind(draft.kind, pair);
  const firstPrice = startingPrice('', kind, side, pair);
  const suggested = { price: firstPrice, suggestedMs: nowMs };
  const blank = { symbol, ...suggested, stop: '', stopLimit: '', amount: '' };
  const renewed = mine && isOutdated(draft.suggestedMs, nowMs) && suggested;
  const form: OrderDraft = { ...draft, ...(!mine && blank), ...renewed, kind };
  const available = useSpotBalance(isBuy ? pair.legal_id : pair.currency_id, pair.kind);
  const canSpend = kind === 'market' && isBuy && (pair.order_kinds?.includes('quote_amount') ?? false);
  const readNow = () => readInput(canSpend ? form : { ...form, unit: 'base' }, pair);
  const input = readNow();
  const { isQuote } = input;
  const { amount } = input.terms;
  const amountDecimals = amountDecimalsOf(input, pair);

  // Prices and amount belong to one market. In another market the form begins with its price. The component's own state
  // is reset too, because the form is keyed by its market.
  useEffect(() => {
    if (mine) return;
    changeOrder({ symbol, price: firstPrice, suggestedMs: nowMs, stop: '', stopLimit: '', amount: '' });
  }, [mine, symbol, firstPrice, nowMs]);

  /** The price for another kind: the user's own where it fits, otherwise one of the market. */
  const priceFor = (next: FormKind) => {
    const own = form.suggestedMs > 0 ? '' : form.price;
    const price = startingPrice(own, next, side, pair);
    return { price, suggestedMs: price === own ? 0 : nowMs };
  };

  const change = (next: Partial<OrderDraft>) => {
    // Another side or kind needs an amount of coins, so a typed amount of the quote coin is cleared.
    const isOther = isQuote && (next.side !== undefined || next.kind !== undefined);
    if (renewed) changeOrder(renewed);
    changeOrder({ ...(isOther && { amount: '' }), ...(next.kind && priceFor(next.kind)), ...next });
    if (next.side === undefined && next.kind === undefined) messages.forgive();
    else messages.clear();
    setChosen(null);
  };

  /** What a market buy is expected to cost now; null for other orders, and while the book is unknown. */
  const costOf = (order: OrderInput) =>
    isBuy && !order.isQuote && order.terms.amount.isFinite() ? (marketEstimate(order, pair)?.value ?? null) : null;
  const violationsAt = (order: OrderInput, cost: Money | null) =>
    violationsOf(order, pair, { available, cost, bought: boughtForValue(order, pair) });
  const cost = costOf(input);
  const violations = violationsAt(input, cost);
  const messages = useForm({
    fields: FIELDS,
    violations,
    empty: (['price', 'stop', 'stopLimit', 'amount'] as const).filter((field) => form[field] === ''),
    onFailed: ({ kind }, field) => {
      // The market has closed or was halted since it was last loaded.
      if (kind === 'refused' && field === null) refresh(keys.quotes);
    },
  });

  const setShare = (next: number) => {
    // Computed again, because the book may have changed since the form was drawn.
    const max = largestAmount(input, pair, available);
    if (!max) return;
    const share = shareOf(max, next, amountDecimals);
    const amount = share.isZero() ? '' : share.toFixed();
    change({ amount });
    setChosen({ percent: next, form: { ...form, amount }, available });
  };

  const sendOrder = async () => {
    const placed = await send(input);
    if (placed === false) return;
    // Input typed while the order was sent belongs to the next one.
    if (orderDraft.get() === draft) {
      changeOrder({ amount: '' });
      setChosen(null);
    }
    showResult(input, placed);
  };

  const max = largestAmount(input, pair, available);
  return {
    form,
    side,
    input,
    amount,
    /** The price that the expected figures are computed with. */
    price: expectedPrice(input),
    available,
    change,
    setShare,
    percent: chosenPercent(chosen, form, available) ?? (max && amount.isFinite() ? percentOf(amount, max) : 0),
    canShare: max?.gt(0) ?? false,
    amountDecimals,
    /** Whether the amount can be in the quote coin. */
    canSpend,
    id: messages.id,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    /** The amount of the paying coin that the order needs. */
    needed: amount.isFinite() ? (cost ?? lockOfInput(input)) : amount,
    /** Removes the refusal; call it after its cause has changed. */
    clearRefusal: messages.forgive,
    hasInsufficientBalance: violations.find(({ code }) => FIELDS[code] === 'amount')?.code === 'insufficient_balance',
    sending: isSending,
    // Evaluated again, because price and book may have moved since the form was drawn.
    submit: () => {
      const order = readNow();
      messages.submit(sendOrder, violationsAt(order, costOf(order)));
    },
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
