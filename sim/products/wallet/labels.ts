import type { WireLang } from '@/contract/lang';
import type { AccountKind } from '@/contract/wallet';
import type { LedgerReason } from '../../ledger/reasons';

type Label = { readonly en: string; readonly id: string } & Partial<Record<WireLang, string>>;

/** Names of the accounts, as the specification's assets page calls them. */
const ACCOUNTS: Readonly<Record<AccountKind, Label>> = {
  legal: { en: 'Deposit account', id: 'Akun setoran' },
  change: { en: 'Spot account', id: 'Akun spot' },
  lever: { en: 'Futures account', id: 'Akun futures' },
  micro: { en: 'Options account', id: 'Akun opsi' },
  mining: { en: 'Mining account', id: 'Akun mining' },
  stock: { en: 'Stock account', id: 'Akun saham' },
  margin: { en: 'Margin account', id: 'Akun margin' },
  financial: { en: 'Financial account', id: 'Akun finansial' },
};

/** Why a balance changed, in the words of the records page. */
const REASONS: Readonly<Record<LedgerReason, Label>> = {
  transfer: { en: 'Transfer', id: 'Transfer' },
  grant: { en: 'Opening balance', id: 'Saldo awal' },
  bonus: { en: 'Bonus', id: 'Bonus' },
  vipExtra: { en: 'VIP extra value', id: 'Nilai tambahan VIP' },
  cardCashback: { en: 'Bank card cashback', id: 'Cashback kartu bank' },
  rebate: { en: 'Invitation rebate', id: 'Rabat undangan' },
  coupon: { en: 'Coupon', id: 'Kupon' },
  pointsPaid: { en: 'Points exchanged', id: 'Penukaran poin' },
  deposit: { en: 'Deposit', id: 'Setoran' },
  withdrawApply: { en: 'Withdrawal requested', id: 'Penarikan diajukan' },
  withdrawDone: { en: 'Withdrawal completed', id: 'Penarikan selesai' },
  withdrawFailed: { en: 'Withdrawal returned', id: 'Penarikan dikembalikan' },
  coinFreeze: { en: 'Reserved for an order', id: 'Dicadangkan untuk order' },
  coinTrade: { en: 'Spot trade', id: 'Transaksi spot' },
  leverMargin: { en: 'Margin', id: 'Margin' },
  leverClose: { en: 'Position closed', id: 'Posisi ditutup' },
  leverLiquidation: { en: 'Liquidation', id: 'Likuidasi' },
  leverOvernight: { en: 'Overnight fee', id: 'Biaya inap' },
  leverFee: { en: 'Futures fee', id: 'Biaya futures' },
  leverCancel: { en: 'Futures order cancelled', id: 'Order futures dibatalkan' },
  optionOpen: { en: 'Option bought', id: 'Opsi dibeli' },
  optionSettle: { en: 'Option settled', id: 'Opsi diselesaikan' },
  lockDeposit: { en: 'Lock deposit', id: 'Deposito terkunci' },
  lockYield: { en: 'Daily yield', id: 'Imbal hasil harian' },
  lockReturn: { en: 'Lock deposit returned', id: 'Deposito dikembalikan' },
  subscription: { en: 'Token subscription', id: 'Langganan token' },
  subscriptionRefund: { en: 'Token subscription refunded', id: 'Pengembalian langganan token' },
  subscriptionIssue: { en: 'Subscribed tokens issued', id: 'Token langganan diterbitkan' },
  subscriptionUnlock: { en: 'Subscribed tokens released', id: 'Token langganan dibuka' },
  swap: { en: 'Currency exchange', id: 'Penukaran mata uang' },
  swapFee: { en: 'Exchange fee', id: 'Biaya penukaran' },
  copyMargin: { en: 'Copy trading margin', id: 'Margin copy trading' },
  copyFee: { en: 'Copy trading fee', id: 'Biaya copy trading' },
  copyReturn: { en: 'Copied position closed', id: 'Posisi salinan ditutup' },
  dualBuy: { en: 'Dual investment bought', id: 'Investasi ganda dibeli' },
  dualReturn: { en: 'Dual investment settled', id: 'Investasi ganda diselesaikan' },
  gameStake: { en: 'Game stake', id: 'Taruhan permainan' },
  gameWin: { en: 'Game winnings', id: 'Kemenangan permainan' },
  otcLock: { en: 'Reserved for an OTC order', id: 'Dicadangkan untuk order OTC' },
  otcTrade: { en: 'OTC trade', id: 'Transaksi OTC' },
  otcReturn: { en: 'OTC order returned', id: 'Order OTC dikembalikan' },
  nftBuy: { en: 'Collectible bought', id: 'Koleksi dibeli' },
  auctionMargin: { en: 'Auction margin', id: 'Jaminan lelang' },
  auctionRefund: { en: 'Auction margin returned', id: 'Jaminan lelang dikembalikan' },
  nftOrderPay: { en: 'Auction paid', id: 'Lelang dibayar' },
  nftSale: { en: 'Collectible sold', id: 'Koleksi terjual' },
  auctionForfeit: { en: 'Auction margin forfeited', id: 'Jaminan lelang hangus' },
  loanPayout: { en: 'Loan paid out', id: 'Pinjaman dicairkan' },
  loanRepay: { en: 'Loan repayment', id: 'Pembayaran pinjaman' },
  loanCollect: { en: 'Overdue loan collected', id: 'Penagihan pinjaman terlambat' },
  stockFreeze: { en: 'Reserved for a stock order', id: 'Dicadangkan untuk order saham' },
  stockTrade: { en: 'Stock trade', id: 'Transaksi saham' },
  stockDividend: { en: 'Dividend', id: 'Dividen' },
};

const inLang = (label: Label, lang: WireLang): string => label[lang] ?? label.en;

export const accountLabel = (kind: AccountKind, lang: WireLang): string => inLang(ACCOUNTS[kind], lang);
const FROM_FROZEN: Label = { en: '{amount} from the frozen balance', id: '{amount} dari saldo beku' };
/** Says how much left the frozen side, for changes in which the available side stands still. */
export const fromFrozenLabel = (amount: string, lang: WireLang): string =>
  inLang(FROM_FROZEN, lang).replace('{amount}', amount);
export const reasonLabel = (reason: LedgerReason, lang: WireLang): string => inLang(REASONS[reason], lang);
