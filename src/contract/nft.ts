import * as v from 'valibot';
import { fromWireTime } from '@/domain/time';
import { amount, amountOrNone } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text } from './fields';
import { nft, nftArtist, nftBid, nftDetail, nftMove, nftOrder, nftStanding } from './nft-shapes';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';
import { decimal, integer, sentence, textOrEmpty } from './shapes';

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

/** The market of artworks (specification sections 3 and 4, contract section 12). `code` identifies a work. */
export const nftCalls = declareCalls({
  'GET /bind_box/getBoxList': {
    access: 'user',
    request: form({
      page,
      limit: limit(2),
      currency: optional(id('currency_unknown')),
      pay_type: optional(oneOf([1, 2, 3])),
      status: optional(oneOf([0, 1, 2])),
      type: optional(oneOf([1, 2, 3, 4])),
      keyword: optional(text(64, 'text_too_long')),
    }),
    response: v.array(nft),
    refusals: ['currency_unknown', 'text_too_long'],
    source: 'observed',
    note:
      'A bare array, an empty one ends the list; 2 a page unless asked otherwise. On sale first (by what ends next), ' +
      'then what is to come, then what has ended (designed; the family orders by status and id). The keyword is looked ' +
      'for in the names of work and artist.',
  },
  'GET /bind_box/getBoxDetail': {
    access: 'user',
    request: form({ id: optional(id('nft_unknown')), code: optional(code) }),
    response: v.union([
      nftDetail,
      v.pipe(
        v.nullable(v.string()),
        v.transform(() => null),
      ),
    ]),
    refusals: ['nft_unknown'],
    source: 'observed',
    note: 'By id or by code. Without either the family answers ok with a text; a client reads that and null as none.',
  },
  'GET /bind_box/getArtist': {
    access: 'user',
    request: form({ page, limit: limit(8), keyword: optional(text(64, 'text_too_long')) }),
    response: v.array(nftArtist),
    refusals: ['text_too_long'],
    source: 'observed',
    note: 'A bare array, an empty one ends the list. `keyword` is designed.',
  },
  'GET /bind_box/getArtistDetail': {
    access: 'user',
    request: form({ uid: id('artist_unknown') }),
    response: v.object({
      ...nftArtist.entries,
      /** Designed: biography, in the language of the request. */
      bio: textOrEmpty,
      artworks: v.array(nft),
      collects: v.array(nft),
      /** How often the artist's works are in favourites. */
      artworks_collect_number: integer,
      /** Designed: number of works created, number of sales, and their volume in USDT at current prices. */
      figures: v.nullish(v.object({ made: integer, sold: integer, volume_usdt: decimal })),
    }),
    refusals: ['artist_unknown'],
    source: 'observed',
    note: 'Works for sale first. Any user who owns or has made a work can be looked at; `collects` are what they own.',
  },
  'GET /bind_box/getNftCurrency': {
    access: 'user',
    request: form({}),
    response: v.array(v.object({ id: integer, name: v.string() })),
    refusals: [],
    source: 'observed',
    note: 'The coins works are sold for.',
  },
  'GET /bind_box/getCollection': {
    access: 'user',
    request: form({}),
    response: v.array(nft),
    refusals: [],
    source: 'observed',
    note: 'What the viewer has collected (marked), newest first.',
  },
  'POST /bind_box/collect': {
    access: 'user',
    request: form({ code }),
    response: sentence,
    refusals: ['nft_unknown', 'nft_own', 'collect_repeated'],
    source: 'observed',
    note: 'Marks a work, or no longer. Again within a second it is refused.',
  },
  'POST /bind_box/buyNFT': {
    access: 'user',
    request: form({ code }),
    response: sentence,
    refusals: ['nft_unknown', 'nft_auction_only', 'nft_own', 'nft_taken', 'nft_not_on_sale', 'insufficient_balance'],
    source: 'observed',
    note: 'A work at a fixed price, or a blind box; paid from the spot account and owned at once.',
  },
  'POST /bind_box/marginNFT': {
    access: 'user',
    request: form({ code }),
    response: sentence,
    refusals: ['nft_unknown', 'nft_no_auction', 'nft_not_on_sale', 'nft_own', 'margin_taken', 'nft_margin_short'],
    source: 'designed',
    note: 'Routed in the family without an implementation: takes the margin of an auction before the first bid, once.',
  },
  'POST /bind_box/auctionNFT': {
    access: 'user',
    request: form({
      code,
      price: amount('bid_increment'),
      /** Designed: the current bid that the increment is meant for. */
      current: amountOrNone('amount_invalid'),
    }),
    response: sentence,
    refusals: [
      'bid_increment',
      'amount_invalid',
      'nft_unknown',
      'nft_no_auction',
      'nft_not_on_sale',
      'nft_own',
      'bid_repeated',
      'bid_moved',
      'bid_leading',
      'bid_too_small',
      'insufficient_balance',
      'nft_margin_short',
    ],
    source: 'observed',
    note:
      '`price` is the increment on the current bid, not the new bid. The bid itself is not taken, only looked for; the ' +
      'margin is taken from the spot account with the first bid, in USDT, on top of it. There is no extension at the ' +
      'end (designed). With `current` a bid is refused when somebody has bid meanwhile; the same work again within 2 s, ' +
      'and over one’s own bid, is refused.',
  },
  'POST /bind_box/getBindBoxQuotationLog': {
    access: 'user',
    request: form({ code }),
    response: v.array(nftBid),
    refusals: ['nft_unknown'],
    source: 'observed',
    note: 'The last 10 bids on a work, newest first.',
  },
  'POST /bind_box/getMyNFTs': {
    access: 'user',
    request: form({}),
    response: v.array(nft),
    refusals: [],
    source: 'observed',
    note: 'What the viewer owns, last come first.',
  },
  'POST /bind_box/getMyBindBoxQuotationLog': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: v.object({ code: integer, data: v.array(nftBid), count: integer }),
    refusals: [],
    source: 'observed',
    note: 'Every bid of the viewer, newest first; shape F.',
  },
  'POST /bind_box/openBlindBox': {
    access: 'user',
    request: form({ code }),
    response: nft,
    refusals: ['nft_unknown', 'nft_not_owner', 'box_none', 'box_opened'],
    source: 'observed',
    note: 'Once. The work as it turned out: new image, rarity, rarity_status "1".',
  },
  'POST /bind_box/resellNFT': {
    access: 'user',
    request: form({
      code,
      price: amount('resale_price'),
      start_time: wireMoment,
      end_time: wireMoment,
      per_increase: amountOrNone('resale_increase'),
    }),
    response: sentence,
    refusals: [
      'resale_price',
      'resale_time',
      'resale_increase',
      'nft_unknown',
      'nft_not_owner',
      'nft_locked',
      'resale_running',
      'box_unopened',
      'resale_used',
      'resale_past',
      'resale_end',
    ],
    source: 'observed',
    note:
      'With per_increase an auction, without it at a fixed price. Once per owner, not to be taken back. A start up to a ' +
      'minute ago counts as now (designed). A work that nobody buys stays its owner’s.',
  },
  'POST /bind_box/getNeedPayNFTOrder': {
    access: 'user',
    request: form({
      /** Designed: 1 also lists paid and expired orders. */
      all: optional(oneOf([0, 1])),
    }),
    response: v.array(nftOrder),
    refusals: [],
    source: 'observed',
    note: 'Auctions won and to be paid, the nearest deadline first; all of them newest first.',
  },
  'POST /bind_box/readNFTOrderMessage': {
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: sentence,
    refusals: ['order_unknown'],
    source: 'observed',
    note: 'The reminder of an order has been seen.',
  },
  'POST /bind_box/payNFTOrder': {
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: sentence,
    refusals: ['order_unknown', 'nft_order_paid', 'nft_order_expired', 'insufficient_balance'],
    source: 'observed',
    note: 'Takes the price from the spot account, gives the margin back, and makes the work the payer’s.',
  },
  'GET /bind_box/getMyAuctions': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: v.array(v.object({ ...nft.entries, standing: nftStanding })),
    refusals: [],
    source: 'designed',
    note: 'Works the viewer has bid on or paid a margin for, the last touched first; an empty array ends the list.',
  },
  'GET /bind_box/getHistory': {
    access: 'user',
    request: form({ code }),
    response: v.array(nftMove),
    refusals: ['nft_unknown'],
    source: 'designed',
    note: 'Everybody who has owned a work.',
  },
  'POST /bind_box/transferNFT': {
    access: 'user',
    request: form({ code, account: text(254, 'account_required'), pay_password: payPasswordField }),
    response: sentence,
    refusals: [
      'account_required',
      'nft_unknown',
      'nft_not_owner',
      'nft_locked',
      'resale_running',
      'account_unknown',
      'transfer_self',
      ...PAY_PASSWORD_REFUSALS,
    ],
    source: 'designed',
    note: 'Gives an owned work to another customer, named by e-mail address, phone or account number. Not to be undone.',
  },
});
