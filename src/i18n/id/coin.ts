import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: 'Koin saya',
  one: '{{coin}} saya',
  list: 'Koin saya',
  search: 'Cari koin',
  failed: 'Koin Anda gagal dimuat',
  none: 'Belum ada koin',
  noneHint: 'Begitu Anda memiliki koin, koin itu muncul di sini beserta nilainya.',
  noMatch: 'Koin tidak ditemukan',
  unknown: 'Koin ini tidak ada',
  unknownHint: 'Tautannya mungkin lama atau salah ketik.',
  showAll: 'Lihat koin saya',
  total: 'Di semua akun',
  price: 'Harga',
  change: '24 jam',
  value: 'Nilai',
  cost: 'Harga beli rata-rata',
  accounts: 'Letaknya',
  inNone: 'Anda belum memilikinya. Setor, atau beli di pasar.',
  actions: 'Yang bisa Anda lakukan',
  trade: 'Trading',
  recharge: 'Setor',
  withdraw: 'Tarik',
  transfer: 'Transfer',
  exchange: 'Tukar',
  records: 'Catatan terbaru',
  allRecords: 'Semua catatan',
  noRecords: 'Belum ada catatan',
};

export default coin;
