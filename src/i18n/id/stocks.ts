import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: 'Saham',
  market: 'Pasar saham',
  views: 'Saham atau kepemilikan Anda',
  list: 'Saham',
  positions: 'Kepemilikan',
  account: 'Akun saham',
  value: 'Nilai',
  cash: 'Tersedia',
  frozen: 'Dalam order',
  transfer: 'Transfer',
  logIn: 'Masuk untuk membeli saham',
  failed: 'Akun saham Anda gagal dimuat',
  held: 'Anda memiliki',
  shares_other: '{{amount}} lembar',
  inOrders: '{{amount}} dalam order',
  cost: 'Harga beli rata-rata',
  price: 'Harga',
  gain: 'PnL',
  empty: 'Belum ada saham',
  emptyHint: 'Saham yang Anda beli tampil di sini dengan harga beli dan nilai terkininya.',
  emptyAction: 'Lihat saham',
  visitor: 'Masuk untuk melihat kepemilikan Anda',
};

export default stocks;
