import { PAY_PASSWORD, refusalFields } from './refusal-fields';

export const BID_FIELDS = refusalFields('POST /bind_box/auctionNFT', {
  bid_increment: 'price',
  amount_invalid: null,
  nft_unknown: null,
  nft_no_auction: null,
  nft_not_on_sale: null,
  nft_own: null,
  bid_repeated: null,
  bid_moved: null,
  bid_leading: null,
  bid_too_small: 'price',
  insufficient_balance: 'price',
  nft_margin_short: 'price',
});

export const RESALE_FIELDS = refusalFields('POST /bind_box/resellNFT', {
  resale_price: 'price',
  resale_time: { otherwise: 'end_time', start_time: 'start_time' },
  resale_increase: 'per_increase',
  nft_unknown: null,
  nft_not_owner: null,
  nft_locked: null,
  resale_running: null,
  box_unopened: null,
  resale_used: null,
  resale_past: 'start_time',
  resale_end: 'end_time',
});

export const GIFT_FIELDS = refusalFields('POST /bind_box/transferNFT', {
  account_required: 'account',
  nft_unknown: null,
  nft_not_owner: null,
  nft_locked: null,
  resale_running: null,
  account_unknown: 'account',
  transfer_self: 'account',
  ...PAY_PASSWORD,
});
