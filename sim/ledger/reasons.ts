import type { AccountKind } from '@/contract/wallet';

/** Wire code of a change of the available balance, by direction where the family tells the two apart. */
type WireType = number | { readonly in: number; readonly out: number };

/**
 * Why money moved, and the code that clients know it by (contract section 1.3, account_log.type). Transfers between a
 * user's accounts have codes per account, see `wireTypeOf`. Reasons the family has no code for are marked designed.
 */
export const LEDGER_REASONS = {
  transfer: { in: 11, out: 12 },
  /** Balances a persona or a scenario starts with (designed). */
  grant: 201,
  /** Gifts (designed). */
  bonus: 202,
  /** A share of the fees of invited customers (designed). */
  rebate: 205,
  /** What a coupon pays back of a fee or adds to a deposit (designed). */
  coupon: 206,
  /** What points were given up for, paid out (designed). */
  pointsPaid: 207,
  deposit: 200,
  /** Extra value of a deposit by VIP tier, and cashback on bank cards (designed). */
  vipExtra: 203,
  cardCashback: 204,
  withdrawApply: 99,
  withdrawDone: 100,
  withdrawFailed: 101,
  coinFreeze: 50,
  coinTrade: 51,
  leverMargin: 30,
  leverClose: 31,
  leverLiquidation: 32,
  leverOvernight: 34,
  leverFee: 35,
  leverCancel: 36,
  optionOpen: 501,
  optionSettle: 502,
  lockDeposit: 42,
  /** Daily yield of a lock deposit (designed). */
  lockYield: 43,
  lockReturn: 44,
  subscription: 700,
  /** What an application did not get, coins issued, and coins free to be sold (designed). */
  subscriptionRefund: 704,
  subscriptionIssue: 705,
  subscriptionUnlock: 706,
  /** Stake and winnings of the mini game (designed). */
  gameStake: 950,
  gameWin: 951,
  /** What an OTC order sets aside, what it brings or costs, and what comes back (designed). */
  otcLock: 960,
  otcTrade: 961,
  otcReturn: 962,
  swap: { in: 701, out: 702 },
  swapFee: 703,
  copyMargin: 707,
  copyFee: 708,
  /** Margin and result of a copied position on their way back (designed). */
  copyReturn: 709,
  dualBuy: 1000,
  dualReturn: 1001,
  nftBuy: 1002,
  auctionMargin: 1003,
  auctionRefund: 1004,
  nftOrderPay: 1005,
  /** What a seller receives for a collectible (designed). */
  nftSale: 1006,
  /** The margin of an auction that was won and not paid (designed). */
  auctionForfeit: 1007,
  /** Loans have no codes in the family (designed). */
  loanPayout: 900,
  loanRepay: 901,
  loanCollect: 902,
  /** Stocks have no codes in the family (designed). */
  stockFreeze: 800,
  stockTrade: 801,
  stockDividend: 802,
} as const satisfies Record<string, WireType>;

export type LedgerReason = keyof typeof LEDGER_REASONS;

/**
 * Why something comes into a customer's balances or leaves them without having been won or lost there: payments from
 * and to the world outside, what the house gives, and what is bought or sold that no balance shows (artworks, and
 * tokens between their allotment and their issue).
 */
export const FLOW_REASONS: readonly LedgerReason[] = [
  'deposit',
  'withdrawDone',
  'otcTrade',
  'bonus',
  'vipExtra',
  'cardCashback',
  'rebate',
  'coupon',
  'pointsPaid',
  'nftBuy',
  'nftOrderPay',
  'nftSale',
  'subscription',
  'subscriptionIssue',
];

/** Legal, change, lever and micro are the family's; lever and micro share theirs. The others are designed. */
const TRANSFER_TYPES: Readonly<Record<AccountKind, { readonly in: number; readonly out: number }>> = {
  legal: { in: 10, out: 9 },
  change: { in: 11, out: 12 },
  lever: { in: 15, out: 16 },
  micro: { in: 15, out: 16 },
  mining: { in: 60, out: 61 },
  stock: { in: 62, out: 63 },
  margin: { in: 64, out: 65 },
  financial: { in: 66, out: 67 },
};

/** The wire code of a change record. A change of nothing but the frozen side counts as outgoing. */
export function wireTypeOf(reason: LedgerReason, kind: AccountKind, isIncoming: boolean): number {
  const type: WireType = reason === 'transfer' ? TRANSFER_TYPES[kind] : LEDGER_REASONS[reason];
  if (typeof type === 'number') return type;
  return isIncoming ? type.in : type.out;
}
