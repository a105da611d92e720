import { useEffect, useState } from 'react';
import { AMEND_FIELDS } from '@/contract/refusals/fields/spot';
import type { Pair } from '@/data/market/quotes';
import { type CoinOrder, useAmendOrder, useCoinOrders } from '@/data/spot/queries';
import { answeredAmount, Decimal, typedAmount, ZERO } from '@/domain/money/money';
import { amendViolations } from '@/domain/spot/amend';
import { pairLock } from '@/domain/spot/oco';
import type { SpotOrderTerms } from '@/domain/spot/order';
import { isAtMarket, lockedBy } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { formPrice } from '../market/form-price';
import { limitsOf, termsOf } from '../spot/order-check';
import { bestOfferOf } from '../spot/order-input';
import { useSpotBalance } from '../spot/use-balance';
import { type AmendValues, keepAmend, keptAmendOf } from './amend-draft';
import { OPEN, orderFigures } from './order-figures';

export type AmendField = keyof AmendValues;

const FIELDS = renamedFields(AMEND_FIELDS, { target_price: 'price', stop_price: 'stop', id: null });

/** Terms of an order as the rules expect them. In the book an order with a trigger is a limit order. */
function termsOfOrder(order: CoinOrder): SpotOrderTerms {
  const { kind, state, stop, amount } = orderFigures(order);
  return {
    side: order.type,
    type: state === 'waiting' ? kind : 'limit',
    timeInForce: order.time_in_force ?? 'gtc',
    price: answeredAmount(order.target_price),
    stop: stop ?? ZERO,
    amount,
  };
}

/**
 * State of the form that changes an open order. It starts with the order's own values, replaced by those typed before a
 * reload and those in `moved`. Its input is kept in a draft, so that a reload does not lose it.
 */
export function useAmendForm(order: CoinOrder, pair: Pair, moved: AmendValues, onDone: () => void) {
  const { t } = useTranslation('spot-orders');
  const amend = useAmendOrder();
  const before = termsOfOrder(order);
  const { filled } = orderFigures(order);
  const isFree = isAtMarket(before.type);
  const hasStop = before.type !== 'limit';
  const plain = (value: Decimal) => value.toFixed();
  const now = { stop: plain(before.stop), price: plain(before.price), amount: plain(before.amount) };
  const [opened] = useState(now);
  const [edited, setEdited] = useState(() => ({ ...keptAmendOf(order.id), ...moved }));
  useEffect(() => keepAmend(order.id, edited), [order.id, edited]);
  const values = { ...now, ...edited };
  const stop = hasStop ? typedAmount(values.stop) : before.stop;
  const after: SpotOrderTerms = {
    ...before,
    stop,
    price: isFree ? stop : typedAmount(values.price),
    amount: typedAmount(values.amount),
  };

  // The partner of a paired order, because both lock one amount together.
  const others = useCoinOrders({ status: OPEN, currencyId: order.currency_id, legalId: order.legal_id }).data ?? [];
  const partner = others.find(({ id, status }) => id === order.oco_id && status === OPEN);
  const partnerTerms = partner && termsOfOrder(partner);
  const lockOf = (terms: SpotOrderTerms) => {
    const own = { ...terms, amount: terms.amount.minus(filled) };
    return partnerTerms ? pairLock([own, { ...partnerTerms, amount: terms.amount }]) : lockedBy(own);
  };
  const isBuy = order.type === BUY;
  const balance = useSpotBalance(isBuy ? pair.legal_id : pair.currency_id, pair.kind);
  const violationsNow = () =>
    amendViolations(after, {
      terms: termsOf(pair),
      limits: limitsOf(pair),
      asset: pair.currency_name,
      last: new Decimal(formPrice(pair)),
      bestOffer: bestOfferOf(before, order.symbol),
      hasLiquidity: null,
      hasRoom: null,
      cost: after.amount.isFinite() ? lockOf(after) : null,
      available: balance ? balance.plus(lockOf(before)) : null,
      before,
      filled,
      partner: partnerTerms ?? null,
    });
  const messages = useForm({ fields: FIELDS, violations: violationsNow() });

  const fields: readonly AmendField[] = [
    ...(hasStop ? (['stop'] as const) : []),
    ...(isFree ? [] : (['price'] as const)),
    'amount',
  ];
  // After a lost answer the order may already have the typed values. Then another try counts as a change, and so does
  // going back to the old values.
  const isMoved = (field: AmendField) =>
    values[field] !== now[field] || (field in edited && values[field] !== opened[field]);
  const send = async () => {
    const names = { stop: 'stop_price', price: 'target_price', amount: 'amount' } as const;
    const moved = fields.filter(isMoved).map((field) => [names[field], values[field]]);
    await amend.mutateAsync({ id: order.id, ...Object.fromEntries(moved) });
    toast.show(t('edit.done'), { kind: 'success' });
    onDone();
  };

  return {
    id: messages.id,
    fields,
    values,
    isChanged: fields.some(isMoved),
    isPaired: partner !== undefined,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    sending: amend.isPending,
    change: (field: AmendField, value: string) => {
      setEdited((others) => ({ ...others, [field]: value }));
      messages.forgive();
    },
    // Evaluated again, because price and book may have moved since the form was drawn.
    submit: () => messages.submit(send, violationsNow()),
  };
}
