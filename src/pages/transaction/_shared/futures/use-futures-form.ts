import { useEffect, useState } from 'react';
import { useKnownUser } from '@/data/accounts/user';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { useLeverDeal, useLeverSubmit } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { LONG, SHORT } from '@/domain/futures/futures';
import { Decimal, type Money, min } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { haptic } from '@/lib/haptics';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { toast } from '@/ui/overlays/toast-store';
import { percentOf, shareOf } from '../spot/estimate';
import { formPrice } from '../spot/form-price';
import { typed } from '../spot/order-check';
import {
  type FuturesField,
  type FuturesSide,
  fieldOf,
  futuresProblems,
  namedProblems,
  type Offer,
  startingMultiple,
} from './order-check';
import { changeFutures, type FuturesDraft, futuresDraft } from './order-draft';
import { type FuturesOrder, largestShare, previewOf } from './preview';
import { futuresTerms, knownVipLevel } from './terms';
import { marketOf } from './use-backing';
import { useLots } from './use-lots';

/** Long enough for reading what was opened. */
const RESULT_MS = 2500;

interface ServerProblem {
  readonly field: FuturesField | null;
  readonly code: string | null;
  readonly text: string;
}

/** State of the futures form: input, errors, review and submission. */
export function useFuturesForm(pair: Pair) {
  const { t } = useTranslation(['futures', 'errors']);
  const refusalText = useRefusalText();
  const lots = useLots();
  const draft = useStore(futuresDraft);
  const deal = useLeverDeal(marketOf(pair)).data;
  const vipLevel = knownVipLevel(useKnownUser()?.user_level ?? 0);
  const send = useLeverSubmit();
  const [percent, setPercent] = useState<number | null>(null);
  /** The side whose button was pressed last. */
  const [pressed, setPressed] = useState<FuturesSide | null>(null);
  const [reviewed, setReviewed] = useState<FuturesSide>('long');
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const [confirming, setConfirming] = useState(false);

  const { symbol } = pair;
  const mine = draft.symbol === symbol;
  const form: FuturesDraft = mine ? draft : { ...draft, symbol, price: formPrice(pair), share: '' };

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
  const terms = futuresTerms(pair);
  const last = new Decimal(formPrice(pair));
  const problemsOf = (side: FuturesSide) => {
    const order = orderOf(side);
    const preview = previewOf(order, last, terms, vipLevel);
    return futuresProblems(order, { last, priceDecimals: pair.price_decimals, offer, preview, available });
  };
  const problems = { long: problemsOf('long'), short: problemsOf('short') };
  const named = namedProblems(problems, pressed);
  // A long opens above a short by the spread, so it is the more expensive of the two.
  const dearest = orderOf('long');

  const change = (next: Partial<FuturesDraft>) => {
    changeFutures(next);
    setRefused(null);
    if (next.share !== undefined) setPercent(null);
  };

  const messageOf = (field: FuturesField): string | undefined => {
    if (refused?.field === field) return refused.text;
    const problem = named[field];
    // No error for an empty field which the user has not reached yet.
    if (!problem || (field !== 'multiple' && form[field] === '' && !pressed)) return undefined;
    return refusalText(problem.code, problem.params);
  };

  /** Lots which 100 % stands for; null while unknown. */
  const largest = (): Money | null => {
    const most = available && largestShare(dearest, last, terms, vipLevel, available);
    return most && offer ? min(most, new Decimal(offer.shareLimit.max)) : most;
  };

  const setShare = (next: number) => {
    const most = largest();
    if (!most) return;
    const share = shareOf(most, next, 0);
    change({ share: share.isZero() ? '' : share.toFixed() });
    setPercent(next);
  };

  const succeeded = (side: FuturesSide) => {
    setConfirming(false);
    changeFutures({ share: '' });
    setPercent(null);
    setPressed(null);
    const text = t(`done.${form.kind}.${side}`, { lots: lots(dearest.share.toNumber()), symbol });
    toast.show(text, { kind: 'success', durationMs: RESULT_MS });
  };

  const failed = (error: Error) => {
    setConfirming(false);
    if (isApiError(error, 'session_invalid') || isApiError(error, 'verification_needed')) return;
    const isRefusal = isApiError(error, 'refused');
    const code = isRefusal ? error.reason : null;
    const unsure = isUncertain(error) && repeatsSafely() ? t('errors:unsureSafe') : t('form.failed');
    setRefused({ field: fieldOf(code), code, text: isRefusal && error.message ? error.message : unsure });
    // The market has closed or was halted since it was last loaded.
    if (isRefusal && fieldOf(code) === null) refresh(keys.quotes);
  };

  /** Opens the review of a side if its order is valid. */
  const review = (side: FuturesSide) => {
    setPressed(side);
    setRefused(null);
    const isWrong = Object.keys(problems[side]).length > 0;
    if (isWrong) haptic('refused');
    if (isWrong || !offer || send.isPending) return;
    setReviewed(side);
    setConfirming(true);
  };

  const confirm = () => {
    if (send.isPending) return;
    const side = reviewed;
    const order = orderOf(side);
    const limit = form.kind === 'limit' ? { status: 0, target_price: order.limit.toFixed() } : { status: 1 };
    const fields = { ...limit, share: order.share.toFixed(), multiple: order.multiple, type: order.direction };
    const market = { currency_id: pair.currency_id, legal_id: pair.legal_id };
    send.mutate({ ...market, ...fields }, { onSuccess: () => succeeded(side), onError: failed });
  };

  const most = largest();
  return {
    form,
    orderOf,
    offer,
    multiple: dearest.multiple,
    /** The typed lots in coins; null if there are none. */
    number: terms.shareNum && dearest.share.isFinite() ? terms.shareNum.mul(dearest.share) : null,
    available,
    change,
    setShare,
    percent: percent ?? (most && dearest.share.isFinite() ? percentOf(dearest.share, most) : 0),
    canShare: most?.gt(0) ?? false,
    messageOf,
    formMessage: refused && refused.field === null ? refused.text : null,
    /** The balance is too low, by the local check or the server's refusal. */
    isShort: named.share?.code === 'margin_insufficient' || refused?.code === 'margin_insufficient',
    needed: previewOf(dearest, last, terms, vipLevel)?.required,
    /** Call after the balance has changed: the refusal about it is outdated. */
    settled: () => setRefused(null),
    /** The reviewed side; it stays while the sheet slides out. */
    reviewed,
    confirming,
    setConfirming,
    sending: send.isPending,
    review,
    confirm,
  };
}

export type FuturesForm = ReturnType<typeof useFuturesForm>;
