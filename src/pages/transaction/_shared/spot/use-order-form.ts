import { useEffect, useState } from 'react';
import { SPOT_ORDER_FIELDS } from '@/contract/refusals/fields/spot';
import { useCoinTrade } from '@/data/market/coin';
import { readDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { ordersArePushed } from '@/data/spot/events';
import { Decimal, type Money } from '@/domain/money/money';
import { spotOrderViolations } from '@/domain/spot/order';
import { NO_LIMITS } from '@/domain/spot/order-limits';
import { BUY, largestAmount, SELL, type Side, spotCost } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { estimateMarketOrder, FAR_FROM_MARKET_PERCENT, largestMarketAmount, percentOf, shareOf } from './estimate';
import { formPrice } from './form-price';
import { STRANGE_PERCENT, termsOf, typed, worseThanMarket } from './order-check';
import { changeOrder, type OrderDraft, orderDraft } from './order-draft';
import { useSpotBalance } from './use-balance';

/** Long enough for reading the held amount. */
const RESULT_MS = 2500;

const FIELDS = renamedFields(SPOT_ORDER_FIELDS, { target_price: 'price' });

/** State of the spot order form: input, errors and submission. */
export function useOrderForm(pair: Pair) {
  const { t } = useTranslation(['trade', 'common']);
  const format = useFormats();
  const draft = useStore(orderDraft);
  const trade = useCoinTrade();
  const [percent, setPercent] = useState<number | null>(null);

  const { symbol, currency_name: base, legal_name: quote, amount_decimals: amountDecimals } = pair;
  const mine = draft.symbol === symbol;
  const form: OrderDraft = mine ? draft : { ...draft, symbol, price: formPrice(pair), amount: '' };
  const isBuy = form.side === 'buy';
  const isMarket = form.kind === 'market';
  const side: Side = isBuy ? BUY : SELL;
  const available = useSpotBalance(isBuy ? pair.legal_id : pair.currency_id, pair.kind);

  // Price and amount belong to one market. In another market the form begins with its price. The component's own state
  // is reset too, because the form is keyed by its market.
  useEffect(() => {
    if (mine) return;
    changeOrder({ symbol, price: formPrice(pair), amount: '' });
  }, [mine, symbol, pair]);

  const change = (next: Partial<OrderDraft>) => {
    changeOrder(next);
    if (next.side === undefined) messages.forgive();
    else messages.clear();
    if (next.amount !== undefined || next.side !== undefined) setPercent(null);
  };

  /** Estimate of a market order at the current book; null for limit orders, and while the book is unknown. */
  const marketEstimate = (amount: Money) => {
    const depth = isMarket && amount.gt(0) ? readDepth(symbol) : undefined;
    return (depth && estimateMarketOrder(side, amount, depth, formPrice(pair))) ?? null;
  };

  const amount = typed(form.amount);
  const price = isMarket ? new Decimal(formPrice(pair)) : typed(form.price);
  const cost = isBuy && amount.isFinite() ? (marketEstimate(amount)?.value ?? null) : null;
  const violations = spotOrderViolations(
    { side, type: form.kind, timeInForce: 'gtc', price, stop: new Decimal(Number.NaN), amount },
    {
      terms: termsOf(pair),
      limits: NO_LIMITS,
      asset: base,
      last: null,
      bestOffer: null,
      hasLiquidity: null,
      hasRoom: null,
      cost,
      available,
    },
  );
  const messages = useForm({
    fields: FIELDS,
    violations,
    empty: (['price', 'amount'] as const).filter((field) => form[field] === ''),
    onFailed: ({ kind }, field) => {
      // The market has closed or was halted since it was last loaded.
      if (kind === 'refused' && field === null) refresh(keys.quotes);
    },
  });

  /** Amount which 100 % stands for; null while unknown. */
  const largest = (): Money | null => {
    if (!available) return null;
    if (isMarket) {
      const depth = readDepth(symbol);
      return depth ? largestMarketAmount(side, available, depth, amountDecimals) : null;
    }
    if (isBuy && !(price.isFinite() && price.gt(0))) return null;
    return largestAmount(side, price, available, amountDecimals);
  };

  const setShare = (next: number) => {
    const max = largest();
    if (!max) return;
    const share = shareOf(max, next, amountDecimals);
    change({ amount: share.isZero() ? '' : share.toFixed() });
    setPercent(next);
  };

  /** Text about a price which looks like a typing error; null otherwise. */
  const priceWarning = (): string | null => {
    const estimate = marketEstimate(amount);
    // Beyond the known levels the result cannot be estimated.
    if (estimate && !estimate.complete) return t('form.beyondBook');
    const worse = isMarket
      ? (estimate?.slippagePercent.toNumber() ?? 0)
      : worseThanMarket(side, price, new Decimal(formPrice(pair)));
    if (worse < (isMarket ? FAR_FROM_MARKET_PERCENT : STRANGE_PERCENT)) return null;
    const percentText = format.percent(worse).replace('+', '');
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

  const succeeded = () => {
    changeOrder({ amount: '' });
    setPercent(null);
    if (isMarket) {
      // If the exchange pushes orders, the notice about the fill has more details.
      if (ordersArePushed.get()) return;
      const text = `${format.upTo(amount, amountDecimals)} ${base}`;
      toast.show(t(isBuy ? 'form.sentBuy' : 'form.sentSell', { amount: text }), { kind: 'success' });
      return;
    }
    const locked = `${format.upTo(spotCost({ side, price, amount }), 8)} ${isBuy ? quote : base}`;
    const text = t(isBuy ? 'form.placedBuy' : 'form.placedSell', { locked });
    toast.show(text, { kind: 'success', durationMs: RESULT_MS });
  };

  const send = async () => {
    if (!(await confirmPrice())) return;
    await trade.mutateAsync({
      amount: amount.toFixed(),
      target_price: price.toFixed(),
      currency_id: pair.currency_id,
      legal_id: pair.legal_id,
      type: side,
      // Omitted for limit orders, because family servers know no other type and no such field.
      ...(isMarket && { order_type: 'market' as const }),
    });
    succeeded();
  };

  const max = largest();
  /** Amount which the order needs of the paying coin. */
  const needed = amount.isFinite() ? (cost ?? spotCost({ side, price, amount })) : amount;
  return {
    form,
    side,
    amount,
    price,
    available,
    change,
    setShare,
    percent: percent ?? (max && amount.isFinite() ? percentOf(amount, max) : 0),
    canShare: max?.gt(0) ?? false,
    id: messages.id,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    needed,
    /** Removes the refusal; call it after its cause has changed. */
    clearRefusal: messages.forgive,
    hasInsufficientBalance: violations.find(({ code }) => FIELDS[code] === 'amount')?.code === 'insufficient_balance',
    sending: trade.isPending,
    submit: () => messages.submit(send),
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
