/**
 * Why a balance changed, by the wire's code (contract section 1.3, account_log.type; 43, 60 to 67, 201 to 207, 709, 800
 * to 802, 900 to 902 1006 and 1007 are designed). The words are keys, for whoever writes them out.
 */
const WORDS = {
  9: 'transferOut',
  10: 'transferIn',
  11: 'transferIn',
  12: 'transferOut',
  15: 'transferIn',
  16: 'transferOut',
  30: 'futuresMargin',
  31: 'futuresClose',
  32: 'liquidation',
  34: 'overnightFee',
  35: 'futuresFee',
  36: 'futuresCancel',
  42: 'lockDeposit',
  43: 'lockYield',
  44: 'lockReturn',
  50: 'orderFreeze',
  51: 'spotTrade',
  60: 'transferIn',
  61: 'transferOut',
  62: 'transferIn',
  63: 'transferOut',
  64: 'transferIn',
  65: 'transferOut',
  66: 'transferIn',
  67: 'transferOut',
  99: 'withdrawApply',
  100: 'withdrawDone',
  101: 'withdrawFailed',
  200: 'deposit',
  201: 'openingBalance',
  202: 'bonus',
  203: 'vipExtra',
  204: 'cardCashback',
  205: 'rebate',
  206: 'coupon',
  207: 'pointsPaid',
  501: 'optionOpen',
  502: 'optionSettle',
  700: 'subscription',
  701: 'swapIn',
  702: 'swapOut',
  703: 'swapFee',
  707: 'copyMargin',
  708: 'copyFee',
  709: 'copyReturn',
  800: 'stockFreeze',
  801: 'stockTrade',
  802: 'dividend',
  900: 'loanPayout',
  901: 'loanRepay',
  902: 'loanCollect',
  1000: 'dualBuy',
  1001: 'dualReturn',
  1002: 'nftBuy',
  1003: 'auctionMargin',
  1004: 'auctionRefund',
  1005: 'auctionPay',
  1006: 'nftSale',
  1007: 'auctionForfeit',
} as const;

/** The reason of an account change, as a key. */
export type AccountLogWord = (typeof WORDS)[keyof typeof WORDS];

/** The reason of a wire code; undefined for codes the family has added since, which only the server can name. */
export function accountLogWord(type: number): AccountLogWord | undefined {
  return Object.hasOwn(WORDS, type) ? WORDS[type as keyof typeof WORDS] : undefined;
}
