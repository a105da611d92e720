import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: 'Finansial',
  products: 'Produk',
  about: {
    ieo: 'Pesan token baru sebelum resmi diperdagangkan',
    lockming: 'Kunci koin selama jangka waktu tertentu dan terima imbal hasil setiap hari',
    invest: 'Jangka waktu tetap dengan imbal hasil yang ditentukan di awal, dibayar dalam salah satu dari dua koin',
    nft: 'Koleksi karya seni dengan harga tetap atau lewat lelang',
  },
  empty: 'Belum ada produk yang ditawarkan',
  emptyHint:
    'Saat ini bursa tidak menawarkan simpanan, langganan token, atau investasi. Koin Anda tetap siap ditradingkan.',
  toMarket: 'Lihat pasar',
  toAssets: 'Lihat aset Anda',
  failed: 'Produk gagal dimuat',
  perDay: 'hingga {{percent}} per hari',
  perYear: 'hingga {{percent}} per tahun',
  mine: 'Investasi saya',
  mineFailed: 'Investasi Anda gagal dimuat',
  invested: 'Diinvestasikan',
  today: 'Hasil hari ini',
  earned: 'Total hasil',
  byDay: 'Hasil per hari',
  byDayOf: 'Hasil 30 hari terakhir: {{total}}',
  holdings: 'Kepemilikan',
  noHoldings: 'Belum ada investasi',
  holding: {
    lockup: 'Lock-up mining',
    ieo: 'Langganan token',
    dual: 'Investasi ganda',
  },
};

export default financial;
