import * as v from 'valibot';
import { EMAIL_MAX } from '@/domain/accounts/validation';
import { fromWireTime } from '@/domain/time';
import { amount, amountOrNone } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, optionalText, page, text } from '../fields';
import { payPasswordField } from '../proof-fields';
import type { nftAnswers } from './answers';

const code = text(64, 'nft_unknown');

const two = (part = '0') => part.padStart(2, '0');

/** `YYYY-M-D H:M:S` in the exchange's time zone, as epoch milliseconds; null if it is not a valid time. */
const wireMoment = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(32, 'resale_time'),
  v.transform((value) => {
    const found = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(value);
    if (!found) return null;
    const [, year = '', month, day, hour, minute, second] = found;
    return fromWireTime(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`);
  }),
);

export const nftRequests = {
  'GET /bind_box/getBoxList': {
    access: 'user',
    request: form({
      page,
      limit: limit(2),
      currency: optional(id('currency_unknown')),
      pay_type: optional(oneOf([1, 2, 3])),
      status: optional(oneOf([0, 1, 2])),
      type: optional(oneOf([1, 2, 3, 4])),
      keyword: optionalText(64, 'text_too_long'),
    }),
  },
  'GET /bind_box/getBoxDetail': {
    access: 'user',
    request: form({ id: optional(id('nft_unknown')), code: optional(code) }),
  },
  'GET /bind_box/getArtist': {
    access: 'user',
    request: form({ page, limit: limit(8), keyword: optionalText(64, 'text_too_long') }),
  },
  'GET /bind_box/getArtistDetail': { access: 'user', request: form({ uid: id('artist_unknown') }) },
  'GET /bind_box/getNftCurrency': { access: 'user', request: form({}) },
  'GET /bind_box/getCollection': { access: 'user', request: form({}) },
  'POST /bind_box/collect': { access: 'user', request: form({ code }) },
  'POST /bind_box/buyNFT': {
    access: 'user',
    /** Designed: `price` is the price that the customer agrees to. */
    request: form({ code, price: optional(amount('nft_price_moved')) }),
  },
  'POST /bind_box/marginNFT': { access: 'user', request: form({ code }) },
  'POST /bind_box/auctionNFT': {
    access: 'user',
    request: form({
      code,
      price: amount('bid_increment'),
      /** Designed: the current bid that the increment is meant for. */
      current: amountOrNone('amount_invalid'),
    }),
  },
  'POST /bind_box/getBindBoxQuotationLog': { access: 'user', request: form({ code }) },
  'POST /bind_box/getMyNFTs': { access: 'user', request: form({}) },
  'POST /bind_box/getMyBindBoxQuotationLog': { access: 'user', request: form({ page, limit: limit(10) }) },
  'POST /bind_box/openBlindBox': { access: 'user', request: form({ code }) },
  'POST /bind_box/resellNFT': {
    access: 'user',
    request: form({
      code,
      price: amount('resale_price'),
      start_time: wireMoment,
      end_time: wireMoment,
      per_increase: amountOrNone('resale_increase'),
    }),
  },
  'POST /bind_box/getNeedPayNFTOrder': {
    access: 'user',
    request: form({
      /** Designed: 1 also lists paid and expired orders. */
      all: optional(oneOf([0, 1])),
    }),
  },
  'POST /bind_box/readNFTOrderMessage': { access: 'user', request: form({ id: id('order_unknown') }) },
  'POST /bind_box/payNFTOrder': { access: 'user', request: form({ id: id('order_unknown') }) },
  'GET /bind_box/getMyAuctions': { access: 'user', request: form({ page, limit: limit(10) }) },
  'GET /bind_box/getHistory': { access: 'user', request: form({ code }) },
  'POST /bind_box/transferNFT': {
    access: 'user',
    request: form({ code, account: text(EMAIL_MAX, 'account_required'), pay_password: payPasswordField }),
  },
} satisfies RequestsOf<typeof nftAnswers>;
