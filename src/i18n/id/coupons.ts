import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: 'Kupon',
  tabs: 'Kupon menurut status',
  tab: { received: 'Tersedia', used: 'Terpakai', expired: 'Kedaluwarsa' },
  failed: 'Kupon Anda gagal dimuat',
  list: 'Kupon',
  empty: {
    received: 'Tidak ada kupon tersedia',
    used: 'Belum ada kupon terpakai',
    expired: 'Tidak ada kupon kedaluwarsa',
  },
  emptyHint: 'Dapatkan kupon saat mendaftar, di setiap tingkat VIP, dengan poin, dan sebagai hadiah.',
  toPoints: 'Tukar poin',
  spot: 'Pengembalian biaya spot',
  futures: 'Pengembalian biaya futures',
  deposit: 'Bonus deposit {{percent}}',
  depositTerms: 'Deposit {{min}} USD atau lebih untuk mendapat hingga {{max}} USDT',
  feeTerms: 'Biaya langsung dikembalikan, hingga {{max}} USDT',
  origin: { welcome: 'Sambutan', vip: 'VIP', gift: 'Hadiah', points: 'Poin' },
  left: 'Sisa {{left}} dari {{worth}} USDT',
  until: 'Sampai {{date}}',
  ends: 'Berakhir dalam',
  usedOn: 'Habis terpakai {{date}}',
  expiredOn: 'Kedaluwarsa {{date}}',
  inUse: 'Digunakan',
  use: 'Pakai',
  useLabel: 'Pakai: {{name}}, {{worth}} USDT',
  useDone: 'Kupon diaktifkan',
  how: {
    fee: 'Mengembalikan biaya Anda berikutnya untuk jenis ini sampai nilainya habis.',
    deposit: 'Ditambahkan pada deposit berikutnya yang memenuhi syarat, setelah disetujui.',
  },
};

export default coupons;
