import type { Call } from '@/contract/calls';

/** Why a declared refusal stays although no test reaches it for certain. */
export const UNREACHED: Readonly<Record<string, string>> = {
  'POST /user/register invite_required': 'a switch of the site (getSetting invite_required), off in every scenario',
  'POST /lever/submit market_closed': 'every futures market is open day and night; the rule is that of shares',
  'POST /lever/reverse market_closed': 'every futures market is open day and night; the rule is that of shares',
  'POST /microtrade/submit market_closed': 'every option is on a market that is open day and night',
  'POST /follow/apply application_unverified': '998 comes first here; the form asks the same rule before it sends',
  'POST /otc/order fiat_order_limit': 'a level’s limit (50,000,000 USD) is above what an advertisement may offer',
  'POST /otc/ad fiat_order_limit': 'a level’s limit (50,000,000 USD) is above what an advertisement may offer',
  'POST /otc/ad_edit fiat_order_limit': 'a level’s limit (50,000,000 USD) is above what an advertisement may offer',
  'POST /coin/trade no_liquidity': 'books of simulated markets are deep; drawn orders of the property tests reach it',
  'POST /coin/amend market_closed':
    'orders of a closed market are cancelled or changed after its opening; the rule is that of new orders',
  'POST /coin/amend no_liquidity': 'books of simulated markets are deep; the rule is that of new orders',
  'POST /user/cash_save swift_invalid': 'only international cards have this field; both forms share their rules',
  'POST /user/cash_save mobile_invalid': 'only international cards have this field; both forms share their rules',
};

/** Why the contract keeps a call that no screen makes. */
export const UNCALLED: Readonly<Partial<Record<Call, string>>> = {
  'GET /wallet/getRateCurrency':
    'of the specification; clients of the family ask it, this app has the rates of getTransferFee',
  'POST /bind_box/marginNFT':
    'of the specification; the first bid takes the deposit by itself, as on the family’s servers',
};

const FAMILY = 'clients of the family read it (contract sections 1 to 16)';

/** Why a field stays that nothing in the app reads. */
export const UNREAD: Readonly<Record<string, string>> = {
  is_trader: FAMILY,
  real_status: 'review_status says the same; servers send both',
  advanced_user: FAMILY,
  review_time: 'the time of a decision, which messages tell as well',
  open_type: 'the app decides by the address how it opens; clients of the family by this',
  is_lever: FAMILY,
  is_legal: FAMILY,
  is_match: FAMILY,
  is_micro: FAMILY,
  max_number: 'limits are those of the forms’ own rules; clients of the family check by this',
  'base-currency': 'of the family’s bars; the app knows what it asked for',
  'quote-currency': 'of the family’s bars; the app knows what it asked for',
  vol: 'of the family’s bars: the volume in the quote coin',
  u_id: 'orders are the caller’s own',
  lever_transaction: 'positions come from my_trade, which has pages; clients of the family read them here',
  follow_order_id: 'the trader of the row names what it copies',
  last_price: 'prices come from the quotes and events',
  all_levers: 'sums come from my_trade and events',
  ustd_price: FAMILY,
  ExRAte: FAMILY,
  ExRate: FAMILY,
  per_page: 'part of the family’s paginator',
  closed_count: 'the share of profitable ones is shown',
  virtual_follow_num: FAMILY,
  decided_at: 'the time of a decision, which messages tell as well',
  insurance_types: 'insurance is not offered here; clients of the family read it',
  micro_with_insurance: FAMILY,
  is_insurance: 'insurance is not offered here; clients of the family read it',
  show_micro_id: FAMILY,
  currency_logo: 'the app draws the marks of coins',
  purchased_number: FAMILY,
  sell_amount: FAMILY,
  user_has_money: 'balances come from the wallet',
  order_no: 'orders come from user/project/order',
  sell_order: 'orders come from user/project/order',
  rmb: 'of a call that no screen makes',
  currency_type: FAMILY,
  is_charge: FAMILY,
  totle: 'usdt_totle is shown',
  given_time: 'a coupon shows until when it may be used',
  status_text: 'the app words states in its ten languages',
  bank_id: 'the name of the bank is shown',
  author: 'artist_name is shown',
  rarity_house_id: 'the house of a blind box, for its operators',
  margin_log_id: 'names the deposit of a bid, for its operators',
  quotrtion_log_id: 'names the winning bid, for its operators',
  from_name: 'the history names the receiver',
  order_ids: 'the numbers of a new pair; the app loads the orders anew',
  trades_all: 'positions are asked for; parsing them with every price is costly',
  trades_entrust: 'positions are asked for; parsing them with every price is costly',
  trades_cur: 'positions are asked for; parsing them with every price is costly',
};

/** Fields whose name the app puts together, such as `${kind}_balance`. */
export const READ_BY_PATTERN: readonly RegExp[] = [/^(?:lock_)?\w+_balance$/];
