import { useEffect, useState } from 'react';
import { FUTURES_ORDER_FIELDS } from '@/contract/refusals/fields/futures';
import { useKnownUser } from '@/data/accounts/user';
import { useFuturesDeal } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { hasFuturesFeature } from '@/domain/futures/features';
import { knownVipLevel } from '@/domain/membership/vip';
import { Decimal } from '@/domain/money/money';
import { shareOf } from '@/domain/money/share-of';
import { MINUTE_MS } from '@/domain/time';
import { useNow } from '@/lib/clock/use-now';
import { useStore } from '@/lib/stores/use-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { formPrice, isOutdated } from '../market/form-price';
import { type ChosenPercent, chosenPercent } from '../spot/chosen-percent';
import { type FuturesSide, offeredKind, shownViolations } from './order-check';
import { changeFutures, type FuturesDraft, futuresDraft } from './order-draft';
import { estimatesOf } from './order-estimates';
import { type OrderFacts, readOrder, violationsOf } from './order-input';
import { marketOf } from './use-margin-backing';
import { useOrderStops } from './use-order-stops';
import { useSendOrder } from './use-send-order';

const FIELDS = renamedFields(FUTURES_ORDER_FIELDS, {
  target_price: 'price',
  trigger_price: 'price',
  // The stop prices are typed in the review, which a refusal closes.
  target_profit_price: null,
  stop_loss_price: null,
});

/** State of the futures form: input, errors, review and submission. */
export function useFuturesForm(pair: Pair) {
  const facts = useOrderFacts(pair);
  const { send, showResult, isSending } = useSendOrder(pair);
  const [chosen, setChosen] = useState<ChosenPercent<FuturesDraft> | null>(null);
  /** The side whose button was pressed last. */
  const [pressed, setPressed] = useState<FuturesSide | null>(null);
  const [reviewed, setReviewed] = useState<FuturesSide>('long');
  const [confirming, setConfirming] = useState(false);
  const { form, renewed } = useMarketDraft(pair, confirming);

  const { offer, available } = facts;
  const orderOf = (side: FuturesSide) => readOrder(form, side, offer);
  const stops = useOrderStops(pair, orderOf(reviewed));
  const violationsNow = (side: FuturesSide) => violationsOf(orderOf(side), pair, facts);
  const shown = shownViolations({ long: violationsNow('long'), short: violationsNow('short') }, pressed);
  const messages = useForm({
    fields: FIELDS,
    violations: shown,
    empty: pressed ? [] : (['price', 'share'] as const).filter((field) => form[field] === ''),
    onFailed: ({ kind }, field) => {
      // The market has closed or was halted since it was last loaded.
      if (kind === 'refused' && field === null) refresh(keys.quotes);
    },
  });

  // A long opens above a short by the spread, so it is the more expensive of the two.
  const costliestOrder = orderOf('long');
  const { multiple } = costliestOrder;
  const { coins, required, largestLots, percent } = estimatesOf(costliestOrder, pair, facts);
  /** The form with the leverage in effect, also before one is chosen. */
  const counted: FuturesDraft = { ...form, multiple };

  const change = (next: Partial<FuturesDraft>) => {
    if (renewed) changeFutures(renewed);
    changeFutures(next);
    messages.forgive();
    setChosen(null);
  };

  const setShare = (next: number) => {
    if (!largestLots) return;
    const lots = shareOf(largestLots, next, 0);
    const share = lots.isZero() ? '' : lots.toFixed();
    change({ share });
    setChosen({ percent: next, form: { ...counted, share }, available });
  };

  /** Opens the review of a side if its order is valid. */
  const review = (side: FuturesSide) => {
    setPressed(side);
    messages.submit(() => {
      if (!offer) return;
      setReviewed(side);
      setConfirming(true);
      // Evaluated again, because the price may have moved since the form was drawn.
    }, violationsNow(side));
  };

  const sendReviewed = async () => {
    const order = orderOf(reviewed);
    try {
      await send(order, stops.fields());
    } finally {
      setConfirming(false);
    }
    changeFutures({ share: '' });
    setChosen(null);
    setPressed(null);
    stops.clear();
    showResult(order);
  };

  return {
    form,
    orderOf,
    offer,
    multiple,
    /** The typed lots in coins; null if there are none. */
    number: coins,
    available,
    change,
    setShare,
    percent: chosenPercent(chosen, counted, available) ?? percent,
    canShare: largestLots?.gt(0) ?? false,
    id: messages.id,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    /** The balance is too low, by the local check or the server's refusal. */
    hasInsufficientBalance:
      shown.some(({ code }) => code === 'margin_insufficient') || messages.failure?.reason === 'margin_insufficient',
    needed: required ?? undefined,
    /** Call after the balance has changed: the refusal about it is outdated. */
    clearRefusal: messages.forgive,
    /** The reviewed side; it stays while the sheet slides out. */
    reviewed,
    confirming,
    setConfirming,
    sending: isSending,
    review,
    confirm: () => stops.check(() => messages.run(sendReviewed)),
    /** Whether the exchange takes stops together with an order. */
    hasStops: hasFuturesFeature(pair, 'order_stops'),
    stops,
  };
}

export type FuturesForm = ReturnType<typeof useFuturesForm>;

/**
 * The typed input. Price and lots belong to one market: in another market the form starts with its price. `renewed` is
 * the price in place of an outdated one, which the next change of the form keeps; a reviewed price stays.
 */
function useMarketDraft(pair: Pair, isReviewed: boolean) {
  const draft = useStore(futuresDraft);
  const nowMs = useNow(MINUTE_MS);
  const { symbol } = pair;
  const isOther = draft.symbol !== symbol;
  useEffect(() => {
    if (isOther) changeFutures({ symbol, price: formPrice(pair), suggestedMs: nowMs, share: '' });
  }, [isOther, symbol, pair, nowMs]);
  const suggested = { price: formPrice(pair), suggestedMs: nowMs };
  const renewed = !isOther && !isReviewed && isOutdated(draft.suggestedMs, nowMs) && suggested;
  const form: FuturesDraft = {
    ...draft,
    kind: offeredKind(draft.kind, pair),
    ...(isOther && { symbol, ...suggested, share: '' }),
    ...renewed,
  };
  return { form, renewed };
}

function useOrderFacts(pair: Pair): OrderFacts {
  const deal = useFuturesDeal(marketOf(pair)).data;
  const vipLevel = knownVipLevel(useKnownUser()?.user_level ?? 0);
  return {
    offer: deal
      ? { multiples: deal.multiple.muit.map(({ value }) => value), shareLimit: deal.lever_share_limit }
      : null,
    available: deal ? new Decimal(deal.user_lever) : null,
    vipLevel,
  };
}
