import { useEffect, useState } from 'react';
import { FUTURES_ORDER_FIELDS } from '@/contract/refusals/fields/futures';
import { useKnownUser } from '@/data/accounts/user';
import { useFuturesDeal, useFuturesSubmit } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { hasFuturesFeature } from '@/domain/futures/features';
import { LONG, SHORT } from '@/domain/futures/futures';
import { type FuturesOrder, futuresOrderViolations } from '@/domain/futures/order';
import { Decimal, type Money, min } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { futuresTerms, knownVipLevel } from '../../../_shared/futures/terms';
import { type ChosenPercent, chosenPercent } from '../spot/chosen-percent';
import { percentOf, shareOf } from '../spot/estimate';
import { formPrice } from '../spot/form-price';
import { typed } from '../spot/order-check';
import { type FuturesSide, offeredKind, shownViolations, startingMultiple } from './order-check';
import { changeFutures, type FuturesDraft, futuresDraft } from './order-draft';
import { largestShare, previewOf } from './preview';
import { useLots } from './use-lots';
import { marketOf } from './use-margin-backing';
import { useOrderStops } from './use-order-stops';

/** Long enough for reading what was opened. */
const RESULT_MS = 2500;

const FIELDS = renamedFields(FUTURES_ORDER_FIELDS, {
  target_price: 'price',
  trigger_price: 'price',
  // They are typed in the review, which a refusal closes.
  target_profit_price: null,
  stop_loss_price: null,
});

/** Leverages and lot limits which the exchange offers, from /lever/deal. */
export interface Offer {
  readonly multiples: readonly number[];
  readonly shareLimit: { readonly min: number; readonly max: number };
}

/** What the call says of the price for which an order waits. */
function waitFields({ kind, limit }: FuturesOrder) {
  if (kind === 'trigger') return { trigger_price: limit.toFixed() };
  return kind === 'limit' ? { status: 0, target_price: limit.toFixed() } : { status: 1 };
}

/** State of the futures form: input, errors, review and submission. */
export function useFuturesForm(pair: Pair) {
  const { t } = useTranslation('futures');
  const lots = useLots();
  const draft = useStore(futuresDraft);
  const deal = useFuturesDeal(marketOf(pair)).data;
  const vipLevel = knownVipLevel(useKnownUser()?.user_level ?? 0);
  const placing = useFuturesSubmit();
  const [chosen, setChosen] = useState<ChosenPercent<FuturesDraft> | null>(null);
  /** The side whose button was pressed last. */
  const [pressed, setPressed] = useState<FuturesSide | null>(null);
  const [reviewed, setReviewed] = useState<FuturesSide>('long');
  const [confirming, setConfirming] = useState(false);

  const { symbol } = pair;
  const mine = draft.symbol === symbol;
  const kind = offeredKind(draft.kind, pair);
  const form: FuturesDraft = { ...draft, kind, ...(!mine && { symbol, price: formPrice(pair), share: '' }) };

  // Price and lots belong to one market. In another market the form begins with its price.
  useEffect(() => {
    if (!mine) changeFutures({ symbol, price: formPrice(pair), share: '' });
  }, [mine, symbol, pair]);

  const offer: Offer | null = deal
    ? { multiples: deal.multiple.muit.map(({ value }) => value), shareLimit: deal.lever_share_limit }
    : null;
  const available = deal ? new Decimal(deal.user_lever) : null;
  const orderOf = (side: FuturesSide): FuturesOrder => ({
    direction: side === 'long' ? LONG : SHORT,
    kind: form.kind,
    limit: typed(form.price),
    share: typed(form.share),
    multiple: offer ? startingMultiple(form.multiple, offer.multiples) : form.multiple,
  });
  const stops = useOrderStops(pair, orderOf(reviewed));
  const terms = futuresTerms(pair);
  const last = new Decimal(formPrice(pair));
  const violationsOf = (side: FuturesSide) =>
    futuresOrderViolations(orderOf(side), {
      last: new Decimal(formPrice(pair)),
      priceDecimals: pair.price_decimals,
      costs: terms,
      vipLevel,
      multiples: offer?.multiples ?? null,
      shareLimit: offer?.shareLimit ?? null,
      hasRoom: null,
      available,
    });
  const violations = { long: violationsOf('long'), short: violationsOf('short') };
  const shown = shownViolations(violations, pressed);
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
  /** The form with the leverage that counts, also before one is chosen. */
  const counted: FuturesDraft = { ...form, multiple: costliestOrder.multiple };

  const change = (next: Partial<FuturesDraft>) => {
    changeFutures(next);
    messages.forgive();
    setChosen(null);
  };

  /** Lots which 100 % stands for; null while unknown. */
  const largest = (): Money | null => {
    const largestLots = available && largestShare(costliestOrder, last, terms, vipLevel, available);
    return largestLots && offer ? min(largestLots, new Decimal(offer.shareLimit.max)) : largestLots;
  };

  const setShare = (next: number) => {
    const largestLots = largest();
    if (!largestLots) return;
    const lotsOfShare = shareOf(largestLots, next, 0);
    const share = lotsOfShare.isZero() ? '' : lotsOfShare.toFixed();
    change({ share });
    setChosen({ percent: next, form: { ...counted, share } });
  };

  const succeeded = (side: FuturesSide) => {
    changeFutures({ share: '' });
    setChosen(null);
    setPressed(null);
    stops.clear();
    const text = t(`done.${form.kind === 'market' ? 'market' : 'limit'}.${side}`, {
      lots: lots(costliestOrder.share.toNumber()),
      symbol,
    });
    toast.show(text, { kind: 'success', durationMs: RESULT_MS });
  };

  /** Opens the review of a side if its order is valid. */
  const review = (side: FuturesSide) => {
    setPressed(side);
    messages.submit(() => {
      if (!offer) return;
      setReviewed(side);
      setConfirming(true);
      // Judged anew, because the price may have moved since the form was drawn.
    }, violationsOf(side));
  };

  const send = async () => {
    const side = reviewed;
    const order = orderOf(side);
    const fields = {
      ...waitFields(order),
      ...stops.fields(),
      share: order.share.toFixed(),
      multiple: order.multiple,
      type: order.direction,
    };
    const market = { currency_id: pair.currency_id, legal_id: pair.legal_id };
    try {
      await placing.mutateAsync({ ...market, ...fields });
    } finally {
      setConfirming(false);
    }
    succeeded(side);
  };

  const largestLots = largest();
  return {
    form,
    orderOf,
    offer,
    multiple: costliestOrder.multiple,
    /** The typed lots in coins; null if there are none. */
    number: terms.shareNum && costliestOrder.share.isFinite() ? terms.shareNum.mul(costliestOrder.share) : null,
    available,
    change,
    setShare,
    percent:
      chosenPercent(chosen, counted) ??
      (largestLots && costliestOrder.share.isFinite() ? percentOf(costliestOrder.share, largestLots) : 0),
    canShare: largestLots?.gt(0) ?? false,
    id: messages.id,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    /** The balance is too low, by the local check or the server's refusal. */
    hasInsufficientBalance:
      shown.some(({ code }) => code === 'margin_insufficient') || messages.failure?.reason === 'margin_insufficient',
    needed: previewOf(costliestOrder, last, terms, vipLevel)?.required,
    /** Call after the balance has changed: the refusal about it is outdated. */
    clearRefusal: messages.forgive,
    /** The reviewed side; it stays while the sheet slides out. */
    reviewed,
    confirming,
    setConfirming,
    sending: placing.isPending,
    review,
    confirm: () => stops.check(() => messages.run(send)),
    /** The exchange takes stops with an order. */
    hasStops: hasFuturesFeature(pair, 'order_stops'),
    stops,
  };
}

export type FuturesForm = ReturnType<typeof useFuturesForm>;
