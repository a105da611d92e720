import { type AccountLogWord, accountLogWord } from './account-log';

/** Groups of account changes by which customers filter them (designed). */
export const ACCOUNT_LOG_GROUPS = [
  'deposit',
  'withdraw',
  'transfer',
  'exchange',
  'spot',
  'stock',
  'futures',
  'options',
  'finance',
  'loan',
  'otc',
  'collectible',
  'game',
  'reward',
] as const;
export type AccountLogGroup = (typeof ACCOUNT_LOG_GROUPS)[number];

/** Selectable periods of the account history, in days (designed). */
export const ACCOUNT_LOG_DAYS = [7, 30, 90] as const;

const GROUP_OF: Readonly<Record<AccountLogWord, AccountLogGroup>> = {
  deposit: 'deposit',
  openingBalance: 'deposit',
  withdrawApply: 'withdraw',
  withdrawDone: 'withdraw',
  withdrawFailed: 'withdraw',
  transferIn: 'transfer',
  transferOut: 'transfer',
  swapIn: 'exchange',
  swapOut: 'exchange',
  swapFee: 'exchange',
  orderFreeze: 'spot',
  spotTrade: 'spot',
  stockFreeze: 'stock',
  stockTrade: 'stock',
  dividend: 'stock',
  futuresMargin: 'futures',
  futuresClose: 'futures',
  futuresFee: 'futures',
  futuresCancel: 'futures',
  liquidation: 'futures',
  overnightFee: 'futures',
  copyMargin: 'futures',
  copyFee: 'futures',
  copyReturn: 'futures',
  optionOpen: 'options',
  optionSettle: 'options',
  lockDeposit: 'finance',
  lockYield: 'finance',
  lockReturn: 'finance',
  subscription: 'finance',
  subscriptionRefund: 'finance',
  subscriptionIssue: 'finance',
  subscriptionUnlock: 'finance',
  dualBuy: 'finance',
  dualReturn: 'finance',
  loanPayout: 'loan',
  loanRepay: 'loan',
  loanCollect: 'loan',
  otcLock: 'otc',
  otcTrade: 'otc',
  otcReturn: 'otc',
  gameStake: 'game',
  gameWin: 'game',
  nftBuy: 'collectible',
  nftSale: 'collectible',
  auctionForfeit: 'collectible',
  auctionMargin: 'collectible',
  auctionRefund: 'collectible',
  auctionPay: 'collectible',
  bonus: 'reward',
  vipExtra: 'reward',
  cardCashback: 'reward',
  rebate: 'reward',
  coupon: 'reward',
  pointsPaid: 'reward',
};

/** The group of a wire code; undefined for unknown codes, which the family may have added. */
export function accountLogGroup(type: number): AccountLogGroup | undefined {
  const word = accountLogWord(type);
  return word && GROUP_OF[word];
}
