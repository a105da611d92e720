import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: 'Deposit',
  withdraw: 'Tarik',
  transaction: 'Trading',
  transfer: 'Transfer',
  margin: 'Futures',
  copytrade: 'Copy trading',
  ieo: 'Pemesanan token',
  lockming: 'Staking terkunci',
  invest: 'Dual Investment',
  nft: 'NFT',
  borrowing: 'Pinjaman',
  game: 'Mini game',
  vip: 'VIP',
  coupon: 'Kupon',
  bill: 'Riwayat transaksi',
  otc: 'OTC',
  points: 'Poin',
  chat: 'Ruang obrolan',
  contactUs: 'Hubungi kami',
  alerts: 'Peringatan harga',
  orders: 'Order',
  records: 'Riwayat',
  settings: 'Pengaturan',
};

export default menu;
