import * as v from 'valibot';
import { ACCOUNT_LOG_DAYS, ACCOUNT_LOG_GROUPS } from '@/domain/accounts/account-log-groups';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text, word } from './fields';
import { decimal, flag, integer, pageA, pageC, textOrEmpty } from './shapes';

/**
 * The accounts of a user. legal (1), change (2, spot), lever (3, futures) and micro (4, options) are the family's;
 * the others complete the seven of specification section 2 and are designed.
 */
export const ACCOUNT_KINDS = ['legal', 'change', 'lever', 'micro', 'mining', 'stock', 'margin', 'financial'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/**
 * Wire id of an account kind (specification section 3). 5 is the family's insurance account; ids from 6 on are
 * designed.
 */
export const ACCOUNT_IDS: Readonly<Record<AccountKind, number>> = {
  legal: 1,
  change: 2,
  lever: 3,
  micro: 4,
  mining: 6,
  stock: 7,
  margin: 8,
  financial: 9,
};

const coinFacts = {
  id: integer,
  currency: integer,
  currency_name: v.string(),
  currency_type: textOrEmpty,
  usdt_price: decimal,
  is_charge: v.optional(flag),
  /** Designed: the average price paid for shares of the stock account, in USDT; absent where none was bought. */
  cost_price: v.optional(decimal),
};

/** Each row carries `<kind>_balance` and `lock_<kind>_balance` beside the coin's facts. */
const walletOf = <const K extends AccountKind>(kind: K) =>
  v.object({
    balance: v.array(v.looseObject(coinFacts)),
    totle: v.optional(v.union([v.number(), v.string()])),
    usdt_totle: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
    kind: v.optional(v.literal(kind)),
  });

/** One change of one account. `value` is the signed change of the available balance. */
const accountLog = v.object({
  id: integer,
  value: decimal,
  created_time: v.string(),
  info: textOrEmpty,
  type: integer,
  currency: integer,
  currency_name: v.string(),
  before: v.optional(decimal),
  after: v.optional(decimal),
  transaction_info: textOrEmpty,
  /** Designed, for transfers: the account debited and the account credited. */
  from_field: v.optional(v.picklist(ACCOUNT_KINDS)),
  to_field: v.optional(v.picklist(ACCOUNT_KINDS)),
});

/** Balances and their records (contract section 6). */
export const wallet = declareCalls({
  'GET /wallet/getRateCurrency': {
    access: 'anyone',
    request: form({ id: id('currency_unknown') }),
    response: v.object({ rmb: v.number() }),
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'The price of the coin in CNY.',
  },
  'POST /wallet/list': {
    access: 'user',
    request: form({ currency_name: optional(text(16)), zero_flag: optional(text(4)) }),
    response: v.object({
      legal_wallet: walletOf('legal'),
      change_wallet: walletOf('change'),
      lever_wallet: walletOf('lever'),
      micro_wallet: walletOf('micro'),
      mining_wallet: v.optional(walletOf('mining')),
      stock_wallet: v.optional(walletOf('stock')),
      margin_wallet: v.optional(walletOf('margin')),
      financial_wallet: v.optional(walletOf('financial')),
      ExRate: v.union([v.string(), v.number()]),
      /** Designed: outstanding debt of loans. The accounts include borrowed money, so clients deduct it. */
      debt_usdt: v.optional(v.number()),
      /** Designed: value of all accounts 24 hours ago, in USDT; `usdt_history` has it for each of the last 30 days. */
      usdt_24h_ago: v.optional(v.number()),
      /** Designed: deposits and withdrawals within these 24 hours, each at the price of its time. */
      usdt_24h_in: v.optional(v.number()),
      usdt_24h_out: v.optional(v.number()),
      usdt_history: v.optional(v.array(v.object({ time: v.number(), usdt: v.number() }))),
    }),
    refusals: [],
    source: 'observed',
    note: 'The key is spelled totle. mining, stock, margin and financial are designed.',
  },
  'POST /wallet/detail': {
    access: 'user',
    request: form({ currency: id('currency_unknown'), type: word(ACCOUNT_KINDS, 'account_kind_unknown') }),
    response: v.looseObject({ ...coinFacts, coin_trade_fee: v.optional(decimal) }),
    refusals: ['currency_unknown', 'account_kind_unknown'],
    source: 'observed',
  },
  'POST /wallet/legal_log': {
    access: 'user',
    request: form({
      currency: optional(text(9)),
      type: optional(oneOf([0, 1, 2, 3, 4, 6, 7, 8, 9], 'account_kind_unknown')),
      group: optional(word(ACCOUNT_LOG_GROUPS)),
      days: optional(oneOf(ACCOUNT_LOG_DAYS)),
      page,
      limit: limit(10),
    }),
    response: pageC(accountLog),
    refusals: ['account_kind_unknown', 'currency_unknown'],
    source: 'observed',
    note:
      '`type` is the account id; currency 0 or missing means all. `group` and `days` are designed: what a change is ' +
      'about, and how many days back; family servers leave them unread.',
  },
  'GET /wallet/hzhistory': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageA(accountLog),
    refusals: [],
    source: 'observed',
    note: 'Transfers between accounts only.',
  },
});
