import { amount, amountOrNone } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, text } from '../fields';
import type { futuresAnswers } from './answers';

const pairOf = { currency_id: id('pair_not_open'), legal_id: id('pair_not_open') };

export const futuresRequests = {
  'POST /lever/deal': { access: 'user', request: form(pairOf) },
  'POST /lever/submit': {
    access: 'verified',
    request: form({
      ...pairOf,
      share: id('share_invalid'),
      multiple: id('multiple_invalid'),
      type: oneOf([1, 2], 'side_invalid'),
      status: optional(oneOf([0, 1])),
      target_price: optional(amount('price_invalid')),
      /**
       * Designed: waits until the last price reaches it, then opens at the market; status and target_price are ignored.
       */
      trigger_price: optional(amount('stop_price_invalid')),
      /** Designed: take profit and stop loss of the position, in force when it opens. */
      target_profit_price: amountOrNone('price_invalid'),
      stop_loss_price: amountOrNone('price_invalid'),
      /** The family's clients send it empty; it is ignored. */
      password: optional(text(64)),
    }),
  },
  'POST /lever/dealall': {
    access: 'user',
    request: form({ ...pairOf, status: optional(oneOf([-1, 0, 1, 2, 3, 4])), page, limit: limit(10) }),
  },
  'POST /lever/my_trade': {
    access: 'user',
    request: form({
      currency_id: optional(id()),
      legal_id: optional(id()),
      /** -1 all, 0 waiting orders, 1 open, 3 closed, 4 cancelled. */
      status: optional(oneOf([-1, 0, 1, 2, 3, 4])),
      page,
      limit: limit(10),
    }),
  },
  'POST /lever/close': {
    access: 'user',
    request: form({
      id: id('order_unknown'),
      /** Designed: the lots to close; without it the whole position. */
      share: optional(id('share_invalid')),
      /** Designed: waits until the last price reaches it, then closes. */
      target_price: optional(amount('price_invalid')),
    }),
  },
  'POST /lever/cancel_close': { access: 'user', request: form({ id: id('order_unknown') }) },
  'POST /lever/reverse': { access: 'verified', request: form({ id: id('order_unknown') }) },
  'POST /lever/cancel': { access: 'user', request: form({ id: id('order_unknown') }) },
  'POST /lever/setstop': {
    access: 'user',
    request: form({
      id: id('order_unknown'),
      target_profit_price: amountOrNone('price_invalid'),
      stop_loss_price: amountOrNone('price_invalid'),
    }),
  },
  'POST /lever/batch_close': {
    access: 'user',
    request: form({ type: oneOf([0, 1, 2], 'side_invalid'), legal_id: optional(id()), currency_id: optional(id()) }),
  },
  'POST /follow/selfHolding': { access: 'user', request: form({ transaction_id: id('order_unknown') }) },
} satisfies RequestsOf<typeof futuresAnswers>;
