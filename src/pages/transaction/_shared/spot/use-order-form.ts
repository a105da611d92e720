import { useEffect, useState } from 'react';
import { OCO_FIELDS, SPOT_ORDER_FIELDS } from '@/contract/refusals/fields/spot';
import { readDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { ordersArePushed } from '@/data/spot/events';
import { useCoinPair, useCoinTrade } from '@/data/spot/queries';
import { Decimal, type Money } from '@/domain/money/money';
import { isTriggered } from '@/domain/spot/order-kinds';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { type ChosenPercent, chosenPercent } from './chosen-percent';
import {
  estimateForFunds,
  estimateMarketOrder,
  FAR_FROM_MARKET_PERCENT,
  largestMarketAmount,
  percentOf,
  shareOf,
} from './estimate';
import { type FormKind, hasLimit, hasTrigger, offeredKind } from './form-kind';
import { formPrice } from './form-price';
import { LIKELY_TYPO_PERCENT, typed, worseThanMarket } from './order-check';
import { changeOrder, type OrderDraft, orderDraft } from './order-draft';
import { expectedPrice, lockOfInput, readInput, violationsOf } from './order-input';
import { useSpotBalance } from './use-balance';

/** Long enough for reading the held amount. */
const RESULT_MS = 2500;
/** Amounts of the quote coin are typed like money. */
const QUOTE_DECIMALS = 2;

const WIRE_FIELDS = { ...SPOT_ORDER_FIELDS, ...OCO_FIELDS };
const FIELDS = renamedFields(WIRE_FIELDS, { target_price: 'price', stop_price: 'stop', stop_limit_price: 'stopLimit' });

/** State of the spot order form: input, errors and submission. */
export function useOrderForm(pair: Pair) {
  const { t } = useTranslation(['trade', 'spot-orders', 'common']);
  const format = useFormats();
  const draft = useStore(orderDraft);
  const trade = useCoinTrade();
  const tradePair = useCoinPair();
  const [chosen, setChosen] = useState<ChosenPercent<OrderDraft> | null>(null);

  const { symbol, currency_name: base, legal_name: quote } = pair;
  const mine = draft.symbol === symbol;
  const isBuy = draft.side === 'buy';
  /** The price that a kind begins with. The limit of a pair must lie beyond the market, so its field begins empty. */
  const priceFor = (kind: FormKind, price: string): string => {
    const last = formPrice(pair);
    if (kind !== 'oco') return price || last;
    const ahead = typed(price).minus(last);
    return (isBuy ? ahead.lt(0) : ahead.gt(0)) ? price : '';
  };
  const kind = offeredKind(draft.kind, pair);
  const firstPrice = priceFor(kind, '');
  const blank = { symbol, price: firstPrice, stop: '', stopLimit: '', amount: '' };
  const form: OrderDraft = { ...draft, ...(!mine && blank), kind };
  const isMarket = form.kind === 'market';
  const side: Side = isBuy ? BUY : SELL;
  const available = useSpotBalance(isBuy ? pair.legal_id : pair.currency_id, pair.kind);
  const canSpend = isMarket && isBuy && (pair.order_kinds?.includes('quote_amount') ?? false);
  const readNow = () => readInput(canSpend ? form : { ...form, unit: 'base' }, pair);
  const input = readNow();
  const { isQuote } = input;
  const { amount } = input.terms;
  const amountDecimals = isQuote ? QUOTE_DECIMALS : pair.amount_decimals;

  // Prices and amount belong to one market. In another market the form begins with its price. The component's own state
  // is reset too, because the form is keyed by its market.
  useEffect(() => {
    if (mine) return;
    changeOrder({ symbol, price: firstPrice, stop: '', stopLimit: '', amount: '' });
  }, [mine, symbol, firstPrice]);

  const change = (next: Partial<OrderDraft>) => {
    // Another side or kind takes an amount of coins, so a typed amount of money is cleared.
    const isOther = isQuote && (next.side !== undefined || next.kind !== undefined);
    const price = next.kind && { price: priceFor(next.kind, form.price) };
    changeOrder({ ...(isOther && { amount: '' }), ...price, ...next });
    if (next.side === undefined && next.kind === undefined) messages.forgive();
    else messages.clear();
    setChosen(null);
  };

  /** Estimate of a market order at the current book; null for other orders, and while the book is unknown. */
  const marketEstimate = () => {
    const depth = isMarket && amount.gt(0) ? readDepth(symbol) : undefined;
    if (!depth) return null;
    const last = formPrice(pair);
    return isQuote
      ? estimateForFunds(amount, depth, last, pair.amount_decimals)
      : estimateMarketOrder(side, amount, depth, last);
  };

  const cost = isBuy && !isQuote && amount.isFinite() ? (marketEstimate()?.value ?? null) : null;
  const facts = { available, cost };
  const violations = violationsOf(input, pair, facts);
  const messages = useForm({
    fields: FIELDS,
    violations,
    empty: (['price', 'stop', 'stopLimit', 'amount'] as const).filter((field) => form[field] === ''),
    onFailed: ({ kind }, field) => {
      // The market has closed or was halted since it was last loaded.
      if (kind === 'refused' && field === null) refresh(keys.quotes);
    },
  });

  /** Amount which 100 % stands for; null while unknown. */
  const largest = (): Money | null => {
    if (!available) return null;
    const down = (value: Money) => value.toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
    if (isQuote) return down(available);
    if (isMarket) {
      const depth = readDepth(symbol);
      return depth ? largestMarketAmount(side, available, depth, amountDecimals) : null;
    }
    const one = { ...input.terms, amount: new Decimal(1) };
    const perCoin = lockOfInput({ ...input, terms: one, pair: input.pair && { ...input.pair, amount: one.amount } });
    return perCoin.isFinite() && perCoin.gt(0) ? down(available.div(perCoin)) : null;
  };

  const setShare = (next: number) => {
    const max = largest();
    if (!max) return;
    const share = shareOf(max, next, amountDecimals);
    const amount = share.isZero() ? '' : share.toFixed();
    change({ amount });
    setChosen({ percent: next, form: { ...form, amount } });
  };

  /** Text about a price which looks like a typing error; null otherwise. */
  const priceWarning = (): string | null => {
    const { type, price, stop } = input.terms;
    const estimate = marketEstimate();
    // Beyond the known levels the result cannot be estimated.
    if (estimate && !estimate.complete) return t('form.beyondBook');
    const worse = isMarket
      ? (estimate?.slippagePercent.toNumber() ?? 0)
      : worseThanMarket(side, price, isTriggered(type) ? stop : new Decimal(formPrice(pair)));
    const isFree = !isMarket && !hasLimit(form.kind);
    if (isFree || worse < (isMarket ? FAR_FROM_MARKET_PERCENT : LIKELY_TYPO_PERCENT)) return null;
    const percentText = format.percent(worse).replace('+', '');
    if (isTriggered(type)) return t(`spot-orders:far.${isBuy ? 'above' : 'below'}`, { percent: percentText });
    return t(`form.${isMarket ? 'average' : 'strange'}${isBuy ? 'Above' : 'Below'}`, { percent: percentText });
  };

  /** Asks for confirmation if the price is far worse than the market. Resolves with whether to send the order. */
  const confirmPrice = async (): Promise<boolean> => {
    const body = priceWarning();
    if (body === null) return true;
    return ask({
      title: t('form.strangeTitle'),
      body,
      confirmLabel: t('form.strangeConfirm'),
      cancelLabel: t('common:cancel'),
    });
  };

  /** What the exchange has done with the order; null where an event says it with more details. */
  const successText = (): string | null => {
    if (isMarket || kind === 'ioc' || kind === 'fok') {
      if (ordersArePushed.get()) return null;
      const text = `${format.upTo(amount, amountDecimals)} ${isQuote ? quote : base}`;
      return t(isBuy ? 'form.sentBuy' : 'form.sentSell', { amount: text });
    }
    const locked = `${format.upTo(lockOfInput(input), 8)} ${isBuy ? quote : base}`;
    if (kind === 'oco') return t('spot-orders:placed.pair', { locked });
    if (!hasTrigger(kind)) return t(isBuy ? 'form.placedBuy' : 'form.placedSell', { locked });
    const stop = format.fixed(input.terms.stop, pair.price_decimals);
    return t('spot-orders:placed.stop', { stop, locked });
  };

  const succeeded = () => {
    // What was typed while the order was sent belongs to the next one.
    if (orderDraft.get() === draft) {
      changeOrder({ amount: '' });
      setChosen(null);
    }
    const text = successText();
    if (text === null) return;
    toast.show(text, { kind: 'success', ...(!isMarket && { durationMs: RESULT_MS }) });
  };

  const send = async () => {
    if (!(await confirmPrice())) return;
    const { type, timeInForce, stop } = input.terms;
    const market = { currency_id: pair.currency_id, legal_id: pair.legal_id, type: side, amount: amount.toFixed() };
    const price = expectedPrice(input).toFixed();
    if (input.pair) {
      const { stopLimit } = input.pair;
      const stops = { stop_price: stop.toFixed(), ...(stopLimit && { stop_limit_price: stopLimit.toFixed() }) };
      await tradePair.mutateAsync({ ...market, target_price: price, ...stops });
    } else
      await trade.mutateAsync({
        ...market,
        target_price: price,
        // Family servers know no other type and no such field, so a limit order names it only where kinds are declared.
        ...((isMarket || pair.order_kinds) && { order_type: type }),
        ...(timeInForce !== 'gtc' && { time_in_force: timeInForce }),
        ...(isTriggered(type) && { stop_price: stop.toFixed() }),
        ...(isQuote && { amount_unit: 'quote' as const }),
      });
    succeeded();
  };

  const max = largest();
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
    percent: chosenPercent(chosen, form) ?? (max && amount.isFinite() ? percentOf(amount, max) : 0),
    canShare: max?.gt(0) ?? false,
    amountDecimals,
    /** The amount can be in the quote coin. */
    canSpend,
    id: messages.id,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    /** Amount which the order needs of the paying coin. */
    needed: amount.isFinite() ? (cost ?? lockOfInput(input)) : amount,
    /** Removes the refusal; call it after its cause has changed. */
    clearRefusal: messages.forgive,
    hasInsufficientBalance: violations.find(({ code }) => FIELDS[code] === 'amount')?.code === 'insufficient_balance',
    sending: trade.isPending || tradePair.isPending,
    // Judged anew, because the price may have moved since the form was drawn.
    submit: () => messages.submit(send, violationsOf(readNow(), pair, facts)),
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
