import type { WireLang } from '@/contract/lang';
import type { AccountKind } from '@/contract/wallet';
import type { LedgerReason } from '../../ledger/reasons';
import { localize, type Words } from '../../words/words';

/** Names of the accounts, as on the specification's assets page. */
const ACCOUNTS: Readonly<Record<AccountKind, Words>> = {
  legal: { en: 'Funding account', id: 'Akun pendanaan' },
  change: { en: 'Spot account', id: 'Akun spot' },
  lever: { en: 'Futures account', id: 'Akun futures' },
  micro: { en: 'Options account', id: 'Akun opsi' },
  mining: { en: 'Mining account', id: 'Akun mining' },
  stock: { en: 'Stock account', id: 'Akun saham' },
  margin: { en: 'Margin account', id: 'Akun margin' },
  financial: { en: 'Earn account', id: 'Akun Earn' },
};

/** Reasons of balance changes, as shown on the records page. */
const REASONS: Readonly<Record<LedgerReason, Words>> = {
  transfer: { en: 'Transfer', id: 'Transfer' },
  grant: { en: 'Opening balance', id: 'Saldo awal' },
  bonus: { en: 'Bonus', id: 'Bonus' },
  vipExtra: { en: 'VIP bonus', id: 'Bonus VIP' },
  cardCashback: { en: 'Bank card cashback', id: 'Cashback kartu bank' },
  rebate: { en: 'Invitation rebate', id: 'Rebate referral' },
  coupon: { en: 'Coupon', id: 'Kupon' },
  pointsPaid: { en: 'Points redeemed', id: 'Penukaran poin' },
  deposit: { en: 'Deposit', id: 'Deposit' },
  withdrawApply: { en: 'Withdrawal requested', id: 'Penarikan diajukan' },
  withdrawDone: { en: 'Withdrawal completed', id: 'Penarikan selesai' },
  withdrawFailed: { en: 'Withdrawal returned', id: 'Penarikan dikembalikan' },
  coinFreeze: { en: 'Reserved for an order', id: 'Dicadangkan untuk order' },
  coinTrade: { en: 'Spot trade', id: 'Transaksi spot' },
  leverMargin: { en: 'Margin', id: 'Margin' },
  leverClose: { en: 'Position closed', id: 'Posisi ditutup' },
  leverLiquidation: { en: 'Liquidation', id: 'Likuidasi' },
  leverOvernight: { en: 'Overnight fee', id: 'Biaya overnight' },
  leverFee: { en: 'Futures fee', id: 'Biaya futures' },
  leverCancel: { en: 'Futures order cancelled', id: 'Order futures dibatalkan' },
  optionOpen: { en: 'Option bought', id: 'Opsi dibeli' },
  optionSettle: { en: 'Option settled', id: 'Opsi diselesaikan' },
  lockDeposit: { en: 'Lock-up deposit', id: 'Dana terkunci' },
  lockYield: { en: 'Daily interest', id: 'Imbal hasil harian' },
  lockReturn: { en: 'Lock-up deposit returned', id: 'Dana terkunci dikembalikan' },
  subscription: { en: 'Token subscription', id: 'Pemesanan token' },
  subscriptionRefund: { en: 'Token subscription refund', id: 'Pengembalian pemesanan token' },
  subscriptionIssue: { en: 'Subscribed tokens issued', id: 'Token pesanan diterbitkan' },
  subscriptionUnlock: { en: 'Subscribed tokens unlocked', id: 'Token pesanan dibuka' },
  swap: { en: 'Conversion', id: 'Konversi' },
  swapFee: { en: 'Conversion fee', id: 'Biaya konversi' },
  copyMargin: { en: 'Copy trading margin', id: 'Margin copy trading' },
  copyFee: { en: 'Copy trading fee', id: 'Biaya copy trading' },
  copyReturn: { en: 'Copied position closed', id: 'Posisi salinan ditutup' },
  dualBuy: { en: 'Dual investment bought', id: 'Dual Investment dibeli' },
  dualReturn: { en: 'Dual investment settled', id: 'Dual Investment diselesaikan' },
  gameStake: { en: 'Game stake', id: 'Taruhan permainan' },
  gameWin: { en: 'Game winnings', id: 'Kemenangan permainan' },
  otcLock: { en: 'Reserved for an OTC order', id: 'Dicadangkan untuk order OTC' },
  otcTrade: { en: 'OTC trade', id: 'Transaksi OTC' },
  otcReturn: { en: 'OTC funds returned', id: 'Dana OTC dikembalikan' },
  nftBuy: { en: 'NFT bought', id: 'NFT dibeli' },
  auctionMargin: { en: 'Bid deposit', id: 'Uang jaminan lelang' },
  auctionRefund: { en: 'Bid deposit returned', id: 'Uang jaminan lelang dikembalikan' },
  nftOrderPay: { en: 'Auction paid', id: 'Pembayaran lelang' },
  nftSale: { en: 'NFT sold', id: 'NFT terjual' },
  auctionForfeit: { en: 'Bid deposit forfeited', id: 'Uang jaminan lelang hangus' },
  loanPayout: { en: 'Loan paid out', id: 'Pinjaman dicairkan' },
  loanRepay: { en: 'Loan repayment', id: 'Pelunasan pinjaman' },
  loanCollect: { en: 'Overdue loan collected', id: 'Penagihan pinjaman lewat tempo' },
  stockFreeze: { en: 'Reserved for a stock order', id: 'Dicadangkan untuk order saham' },
  stockTrade: { en: 'Stock trade', id: 'Transaksi saham' },
  stockDividend: { en: 'Dividend', id: 'Dividen' },
};

export const accountLabel = (kind: AccountKind, lang: WireLang): string => localize(ACCOUNTS[kind], lang);
const FROM_FROZEN: Words = { en: '{amount} from the frozen balance', id: '{amount} dari saldo tertahan' };
/** States how much left the frozen balance, for changes that leave the available balance the same. */
export const fromFrozenLabel = (amount: string, lang: WireLang): string =>
  localize(FROM_FROZEN, lang).replace('{amount}', amount);
export const reasonLabel = (reason: LedgerReason, lang: WireLang): string => localize(REASONS[reason], lang);
