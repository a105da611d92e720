import * as v from 'valibot';
import { ACCOUNT_KINDS, type AccountKind } from '../account-kinds';
import { anyBalances, balanceOf } from '../balance-shapes';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, flag, integer, pageA, pageC, sentence, textOrEmpty } from '../shapes';

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
    balance: v.array(v.looseObject({ ...coinFacts, ...balanceOf(kind) })),
    totle: v.optional(v.union([v.number(), v.string()])),
    usdt_totle: v.pipe(decimal, v.transform(Number)),
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

/** Balances, their records, and moving money between the accounts of a user (contract section 6). */
export const walletAnswers = {
  'GET /wallet/getRateCurrency': v.object({ rmb: v.number() }),
  'POST /wallet/list': v.object({
    legal_wallet: walletOf('legal'),
    change_wallet: walletOf('change'),
    lever_wallet: walletOf('lever'),
    micro_wallet: walletOf('micro'),
    mining_wallet: v.optional(walletOf('mining')),
    stock_wallet: v.optional(walletOf('stock')),
    margin_wallet: v.optional(walletOf('margin')),
    financial_wallet: v.optional(walletOf('financial')),
    ExRate: decoration(v.union([v.string(), v.number()]), '0'),
    /** Designed: outstanding debt of loans. The accounts include borrowed money, so clients deduct it. */
    debt_usdt: v.optional(v.number()),
    /** Designed: value of all accounts 24 hours ago, in USDT; `usdt_history` has it for each of the last 30 days. */
    usdt_24h_ago: v.optional(v.number()),
    /** Designed: deposits and withdrawals within these 24 hours, each at the price of its time. */
    usdt_24h_in: v.optional(v.number()),
    usdt_24h_out: v.optional(v.number()),
    usdt_history: decoration(v.optional(v.array(v.object({ time: v.number(), usdt: v.number() }))), undefined),
  }),
  'POST /wallet/detail': v.looseObject({
    ...coinFacts,
    ...(anyBalances as object),
    coin_trade_fee: v.optional(decimal),
  }),
  'POST /wallet/legal_log': pageC(accountLog),
  'GET /wallet/hzhistory': pageA(accountLog),
  'POST /wallet/change': sentence,
} satisfies AnswerTable;
