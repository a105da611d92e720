import type { AccountKind } from '@/contract/wallet';

/** Wire code of a change of the available balance; one for each direction where this API family distinguishes them. */
type WireType = number | { readonly in: number; readonly out: number };

/**
 * Why money moved, with the wire code for clients (contract section 1.3, account_log.type). Transfers between a user's
 * accounts have codes by account, see `wireTypeOf`. Reasons without a code in this API family are marked designed.
 */
export const LEDGER_REASONS = {
  transfer: { in: 11, out: 12 },
  /** Balances that a persona or a scenario starts with (designed). */
  grant: 201,
  /** Gifts (designed). */
  bonus: 202,
  /** A share of the fees that invited customers paid (designed). */
  rebate: 205,
  /** The part of a fee that a coupon refunds, or what it adds to a deposit (designed). */
  coupon: 206,
  /** What is paid for redeemed points (designed). */
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
  /**
   * The refund of the part of an application that was not allotted, coins issued, and coins that become sellable
   * (designed).
   */
  subscriptionRefund: 704,
  subscriptionIssue: 705,
  subscriptionUnlock: 706,
  /** Stake and winnings of the mini game (designed). */
  gameStake: 950,
  gameWin: 951,
  /** What an OTC order freezes, what it brings or costs, and what is returned (designed). */
  otcLock: 960,
  otcTrade: 961,
  otcReturn: 962,
  swap: { in: 701, out: 702 },
  swapFee: 703,
  copyMargin: 707,
  copyFee: 708,
  /** The margin and the result of a copied position, returned when it is closed (designed). */
  copyReturn: 709,
  dualBuy: 1000,
  dualReturn: 1001,
  nftBuy: 1002,
  auctionMargin: 1003,
  auctionRefund: 1004,
  nftOrderPay: 1005,
  /** What a seller receives for a collectible (designed). */
  nftSale: 1006,
  /** The bid deposit of an auction that was won but not paid (designed). */
  auctionForfeit: 1007,
  /** This API family has no codes for loans (designed). */
  loanPayout: 900,
  loanRepay: 901,
  loanCollect: 902,
  /** This API family has no codes for stocks (designed). */
  stockFreeze: 800,
  stockTrade: 801,
  stockDividend: 802,
} as const satisfies Record<string, WireType>;

export type LedgerReason = keyof typeof LEDGER_REASONS;

/**
 * Reasons for which money enters or leaves a customer's balances without a profit or loss: payments from and to the
 * outside, what the exchange gives, and purchases or sales of things that no balance shows (artworks, and tokens
 * between their allotment and their issue).
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

/**
 * The codes of legal, change, lever and micro are those of this API family, in which lever and micro share theirs. The
 * others are designed.
 */
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

/** The wire code of a change record. A change of only the frozen part counts as outgoing. */
export function wireTypeOf(reason: LedgerReason, kind: AccountKind, isIncoming: boolean): number {
  const type: WireType = reason === 'transfer' ? TRANSFER_TYPES[kind] : LEDGER_REASONS[reason];
  if (typeof type === 'number') return type;
  return isIncoming ? type.in : type.out;
}
