import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: 'Setor',
  withdraw: 'Tarik dana',
  transaction: 'Trading',
  transfer: 'Transfer',
  margin: 'Futures',
  copytrade: 'Copy trading',
  ieo: 'Langganan token',
  lockming: 'Lock-up mining',
  invest: 'Investasi ganda',
  nft: 'NFT',
  borrowing: 'Pinjaman',
  game: 'Mini game',
  vip: 'VIP',
  coupon: 'Kupon',
  bill: 'Tagihan',
  otc: 'OTC',
  points: 'Poin',
  chat: 'Ruang obrolan',
  contactUs: 'Hubungi kami',
  orders: 'Order',
  records: 'Riwayat',
  settings: 'Pengaturan',
};

export default menu;
