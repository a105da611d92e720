import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: 'Kupon',
  tabs: 'Kupon menurut status',
  tab: { received: 'Tersedia', used: 'Terpakai', expired: 'Kedaluwarsa' },
  failed: 'Kupon Anda gagal dimuat',
  list: 'Kupon',
  empty: {
    received: 'Tidak ada kupon untuk dipakai',
    used: 'Belum ada kupon terpakai',
    expired: 'Tidak ada kupon kedaluwarsa',
  },
  emptyHint: 'Kupon datang bersama akun baru, setiap tingkat VIP, dari poin, dan sebagai hadiah.',
  toPoints: 'Ambil dengan poin',
  spot: 'Mengembalikan biaya spot',
  futures: 'Mengembalikan biaya futures',
  deposit: 'Menambah {{percent}} pada setoran',
  depositTerms: 'Setor {{min}} USD atau lebih; ditambah hingga {{max}} USDT',
  feeTerms: 'Biaya langsung kembali, seluruhnya hingga {{max}} USDT',
  origin: { welcome: 'Sambutan', vip: 'VIP', gift: 'Hadiah', points: 'Dari poin' },
  left: 'Sisa {{left}} dari {{worth}} USDT',
  until: 'Sampai {{date}}',
  ends: 'Berakhir dalam',
  usedOn: 'Habis terpakai {{date}}',
  expiredOn: 'Kedaluwarsa {{date}}',
  inUse: 'Digunakan',
  use: 'Pakai',
  useLabel: 'Pakai: {{name}}, {{worth}} USDT',
  useDone: 'Kupon kini digunakan',
  how: {
    fee: 'Membayar biaya Anda berikutnya untuk jenis ini sampai nilainya habis.',
    deposit: 'Ditambahkan pada setoran berikutnya yang cukup besar, saat setoran itu disetujui.',
  },
};

export default coupons;
