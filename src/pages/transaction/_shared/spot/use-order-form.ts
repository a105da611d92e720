import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { readDepth } from '@/data/depth';
import { ordersArePushed } from '@/data/orders';
import { refresh } from '@/data/queries/client';
import { useCoinTrade } from '@/data/queries/coin';
import { keys } from '@/data/queries/keys';
import type { Pair } from '@/data/queries/quotes';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import { Decimal, type Money } from '@/domain/money';
import { BUY, largestAmount, SELL, type Side, spotCost } from '@/domain/spot';
import { useFormats } from '@/i18n/use-formats';
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

/** Long enough to read what was set aside. */
const RESULT_MS = 2500;

interface ServerProblem {
  readonly field: OrderField | null;
  readonly text: string;
}

/** State of the order form: what was typed, what is wrong with it, and what happens when it is sent. */
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

  // Price and amount belong to one market; the form of another begins with that one's price. What the form itself
  // remembers goes with it, because it is keyed by its market.
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

  /** What a market order would get right now; null for limit orders, and while the book is not known. */
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
    // Nobody is told off for a field he has not come to yet.
    if (!problem || (form[field] === '' && !tried)) return undefined;
    return refusalText(problem.code, problem.params);
  };

  /** What 100 % stands for right now; null while it is not known. */
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

  /** What about the price looks like a slip; null where nothing does. */
  const doubt = (): string | null => {
    const estimate = marketEstimate(amount);
    // Beyond the levels that are shown nobody knows what it will come to.
    if (estimate && !estimate.complete) return t('form.beyondBook');
    const worse = isMarket
      ? (estimate?.slippagePercent.toNumber() ?? 0)
      : worseThanMarket(side, price, new Decimal(formPrice(pair)));
    if (worse < (isMarket ? STRAY_PERCENT : STRANGE_PERCENT)) return null;
    const percentText = format.percent(worse).replace('+', '');
    return t(`form.${isMarket ? 'average' : 'strange'}${isBuy ? 'Above' : 'Below'}`, { percent: percentText });
  };

  /** Asks about a price that looks like a slip: worse than the market by far. */
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
      // The fill says it better, where the exchange tells of it.
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
    // The market has closed or was halted since it was last asked about.
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
        // Family servers know limit orders only, and are not bothered with the word.
        ...(isMarket && { order_type: 'market' as const }),
      },
      { onSuccess: succeeded, onError: failed },
    );
  };

  const most = largest();
  /** What the order takes of what it pays with. */
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
    /** Forgets what the exchange refused: what it was about has changed. */
    settled: () => setRefused(null),
    isShort: problems.amount?.code === 'insufficient_balance',
    sending: trade.isPending,
    submit,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
