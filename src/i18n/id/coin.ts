import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: 'Koin saya',
  one: '{{coin}} saya',
  list: 'Koin saya',
  search: 'Cari koin',
  failed: 'Koin Anda gagal dimuat',
  none: 'Belum ada koin',
  noneHint: 'Koin yang Anda miliki tampil di sini beserta nilainya.',
  noMatch: 'Koin tidak ditemukan',
  unknown: 'Koin ini tidak ada',
  unknownHint: 'Tautannya mungkin lama atau salah ketik.',
  showAll: 'Lihat koin saya',
  total: 'Semua akun',
  price: 'Harga',
  change: 'Perubahan 24 jam',
  value: 'Nilai',
  cost: 'Harga beli rata-rata',
  accounts: 'Per akun',
  inNone: 'Anda belum memiliki koin ini. Deposit atau beli di pasar.',
  actions: 'Tindakan',
  trade: 'Trading',
  recharge: 'Deposit',
  withdraw: 'Tarik',
  transfer: 'Transfer',
  exchange: 'Konversi',
  records: 'Riwayat terbaru',
  allRecords: 'Semua riwayat',
  noRecords: 'Belum ada riwayat',
};

export default coin;
