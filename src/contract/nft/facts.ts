import type { FactsOf } from '../declare';
import { PAY_PASSWORD_REFUSALS } from '../pay-password';
import type { nftAnswers } from './answers';

export const nftFacts = {
  'GET /bind_box/getBoxList': {
    refusals: ['currency_unknown', 'text_too_long'],
    source: 'observed',
    note:
      'A bare array, an empty one ends the list; 2 a page unless `limit` says otherwise. On sale first (by what ends next), ' +
      'then what is to come, then what has ended (designed; the family orders by status and id). The keyword is looked ' +
      'for in the names of work and artist.',
  },
  'GET /bind_box/getBoxDetail': {
    refusals: ['nft_unknown'],
    source: 'observed',
    note: 'By id or by code. Without either the family answers ok with a text; a client reads that and null as none.',
  },
  'GET /bind_box/getArtist': {
    refusals: ['text_too_long'],
    source: 'observed',
    note: 'A bare array, an empty one ends the list. `keyword` is designed.',
  },
  'GET /bind_box/getArtistDetail': {
    refusals: ['artist_unknown'],
    source: 'observed',
    note: 'Works for sale first. Any user who owns or has made a work can be looked at; `collects` are what they own.',
  },
  'GET /bind_box/getNftCurrency': { refusals: [], source: 'observed', note: 'The coins works are sold for.' },
  'GET /bind_box/getCollection': {
    refusals: [],
    source: 'observed',
    note: 'What the viewer has collected (marked), newest first.',
  },
  'POST /bind_box/collect': {
    refusals: ['nft_unknown', 'nft_own', 'collect_repeated'],
    source: 'observed',
    note: 'Marks a work, or no longer. Again within a second it is refused.',
  },
  'POST /bind_box/buyNFT': {
    refusals: [
      'nft_unknown',
      'nft_auction_only',
      'nft_own',
      'nft_taken',
      'nft_not_on_sale',
      'nft_price_moved',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'A work at a fixed price, or a blind box; paid from the spot account and owned at once. With `price` (designed) it ' +
      'is refused at any other: somebody may have bought the work meanwhile and offer it at theirs.',
  },
  'POST /bind_box/marginNFT': {
    refusals: ['nft_unknown', 'nft_no_auction', 'nft_not_on_sale', 'nft_own', 'margin_taken', 'nft_margin_short'],
    source: 'designed',
    note: 'Routed in the family without an implementation: takes the margin of an auction before the first bid, once.',
  },
  'POST /bind_box/auctionNFT': {
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
    refusals: ['nft_unknown'],
    source: 'observed',
    note: 'The last 10 bids on a work, newest first.',
  },
  'POST /bind_box/getMyNFTs': { refusals: [], source: 'observed', note: 'What the viewer owns, last come first.' },
  'POST /bind_box/getMyBindBoxQuotationLog': {
    refusals: [],
    source: 'observed',
    note: 'Every bid of the viewer, newest first; shape F.',
  },
  'POST /bind_box/openBlindBox': {
    refusals: ['nft_unknown', 'nft_not_owner', 'box_none', 'box_opened', 'resale_running'],
    source: 'observed',
    note: 'Once. The work as it turned out: new image, rarity, rarity_status "1".',
  },
  'POST /bind_box/resellNFT': {
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
    refusals: [],
    source: 'observed',
    note: 'Auctions won and to be paid, the nearest deadline first; all of them newest first.',
  },
  'POST /bind_box/readNFTOrderMessage': {
    refusals: ['order_unknown'],
    source: 'observed',
    note: 'The reminder of an order has been seen.',
  },
  'POST /bind_box/payNFTOrder': {
    refusals: ['order_unknown', 'nft_order_paid', 'nft_order_expired', 'insufficient_balance'],
    source: 'observed',
    note: 'Takes the price from the spot account, gives the margin back, and makes the work the payer’s.',
  },
  'GET /bind_box/getMyAuctions': {
    refusals: [],
    source: 'designed',
    note: 'Works the viewer has bid on or paid a margin for, the last touched first; an empty array ends the list.',
  },
  'GET /bind_box/getHistory': {
    refusals: ['nft_unknown'],
    source: 'designed',
    note: 'Everybody who has owned a work.',
  },
  'POST /bind_box/transferNFT': {
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
} satisfies FactsOf<typeof nftAnswers>;
