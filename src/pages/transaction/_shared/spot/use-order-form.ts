import { useEffect, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { useCoinTrade } from '@/data/market/coin';
import { readDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { ordersArePushed } from '@/data/spot/events';
import { Decimal, type Money } from '@/domain/money/money';
import { BUY, largestAmount, SELL, type Side, spotCost } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { haptic } from '@/lib/haptics';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { estimateMarketOrder, largestMarketAmount, percentOf, STRAY_PERCENT, shareOf } from './estimate';
import { formPrice } from './form-price';
import { fieldOf, type OrderField, orderProblems, STRANGE_PERCENT, typed, worseThanMarket } from './order-check';
import { changeOrder, type OrderDraft, orderDraft } from './order-draft';
import { useSpotBalance } from './use-balance';

/** Long enough for reading the held amount. */
const RESULT_MS = 2500;

interface ServerProblem {
  readonly field: OrderField | null;
  readonly text: string;
}

/** State of the spot order form: input, errors and submission. */
export function useOrderForm(pair: Pair) {
  const { t } = useTranslation(['trade', 'common', 'errors']);
  const format = useFormats();
  const refusalText = useRefusalText();
  const draft = useStore(orderDraft);
  const trade = useCoinTrade();
  const [percent, setPercent] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ServerProblem | null>(null);

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
    setRefused(null);
    if (next.amount !== undefined || next.side !== undefined) setPercent(null);
    if (next.side !== undefined) setTried(false);
  };

  /** Estimate of a market order at the current book; null for limit orders, and while the book is unknown. */
  const marketEstimate = (amount: Money) => {
    const depth = isMarket && amount.gt(0) ? readDepth(symbol) : undefined;
    return (depth && estimateMarketOrder(side, amount, depth, formPrice(pair))) ?? null;
  };

  const amount = typed(form.amount);
  const price = isMarket ? new Decimal(formPrice(pair)) : typed(form.price);
  const cost = isBuy && amount.isFinite() ? (marketEstimate(amount)?.value ?? null) : null;
  const problems = orderProblems({ side, price, amount, marketCost: cost }, pair, available);

  const messageOf = (field: OrderField): string | undefined => {
    if (refused?.field === field) return refused.text;
    const problem = problems[field];
    // No error for an empty field which the user has not reached yet.
    if (!problem || (form[field] === '' && !tried)) return undefined;
    return refusalText(problem.code, problem.params);
  };

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
    const most = largest();
    if (!most) return;
    const share = shareOf(most, next, amountDecimals);
    change({ amount: share.isZero() ? '' : share.toFixed() });
    setPercent(next);
  };

  /** Text about a price which looks like a typing error; null otherwise. */
  const doubt = (): string | null => {
    const estimate = marketEstimate(amount);
    // Beyond the known levels the result cannot be estimated.
    if (estimate && !estimate.complete) return t('form.beyondBook');
    const worse = isMarket
      ? (estimate?.slippagePercent.toNumber() ?? 0)
      : worseThanMarket(side, price, new Decimal(formPrice(pair)));
    if (worse < (isMarket ? STRAY_PERCENT : STRANGE_PERCENT)) return null;
    const percentText = format.percent(worse).replace('+', '');
    return t(`form.${isMarket ? 'average' : 'strange'}${isBuy ? 'Above' : 'Below'}`, { percent: percentText });
  };

  /** Asks for confirmation if the price is far worse than the market. Resolves with whether to send the order. */
  const meansIt = async (): Promise<boolean> => {
    const body = doubt();
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
    setTried(false);
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

  const failed = (error: Error) => {
    if (isApiError(error, 'session_invalid') || isApiError(error, 'verification_needed')) return;
    const isRefusal = isApiError(error, 'refused');
    const field = isRefusal ? fieldOf(error.reason) : null;
    const unsure = isUncertain(error) && repeatsSafely() ? t('errors:unsureSafe') : t('form.failed');
    setRefused({ field, text: isRefusal && error.message ? error.message : unsure });
    // The market has closed or was halted since it was last loaded.
    if (isRefusal && field === null) refresh(keys.quotes);
  };

  const submit = async () => {
    setTried(true);
    setRefused(null);
    if (problems.price || problems.amount) haptic('refused');
    if (problems.price || problems.amount || trade.isPending || !(await meansIt())) return;
    trade.mutate(
      {
        amount: amount.toFixed(),
        target_price: price.toFixed(),
        currency_id: pair.currency_id,
        legal_id: pair.legal_id,
        type: side,
        // Omitted for limit orders, because family servers know no other type and no such field.
        ...(isMarket && { order_type: 'market' as const }),
      },
      { onSuccess: succeeded, onError: failed },
    );
  };

  const most = largest();
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
    percent: percent ?? (most && amount.isFinite() ? percentOf(amount, most) : 0),
    canShare: most?.gt(0) ?? false,
    messageOf,
    formMessage: refused && refused.field === null ? refused.text : null,
    needed,
    /** Removes the refusal; call it after its cause has changed. */
    settled: () => setRefused(null),
    isShort: problems.amount?.code === 'insufficient_balance',
    sending: trade.isPending,
    submit,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
