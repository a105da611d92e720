import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: 'Earn',
  products: 'Produk',
  about: {
    ieo: 'Pesan token baru sebelum resmi diperdagangkan',
    lockming: 'Kunci koin selama jangka waktu tertentu dan terima imbal hasil setiap hari',
    invest: 'Jangka waktu tetap dengan imbal hasil yang ditentukan di awal, dibayar dalam salah satu dari dua koin',
    nft: 'Beli karya seni dengan harga tetap atau lewat lelang',
  },
  empty: 'Belum ada produk yang ditawarkan',
  emptyHint:
    'Saat ini bursa tidak menawarkan staking, pemesanan token, atau investasi. Koin Anda tetap siap diperdagangkan.',
  toMarket: 'Lihat pasar',
  toAssets: 'Lihat aset Anda',
  failed: 'Produk gagal dimuat',
  perDay: 'hingga {{percent}} per hari',
  perYear: 'hingga {{percent}} per tahun',
  yieldFailed: 'Imbal hasil gagal dimuat',
  mine: 'Investasi saya',
  mineFailed: 'Investasi Anda gagal dimuat',
  invested: 'Diinvestasikan',
  today: 'Imbal hasil hari ini',
  earned: 'Total imbal hasil',
  byDay: 'Imbal hasil harian',
  byDayOf: 'Imbal hasil 30 hari terakhir: {{total}}',
  holdings: 'Kepemilikan',
  noHoldings: 'Belum ada investasi',
  holding: {
    lockup: 'Staking terkunci',
    ieo: 'Pemesanan token',
    dual: 'Dual Investment',
  },
};

export default financial;
