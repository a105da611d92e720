import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: 'Pengaturan',
  profile: {
    visitor: 'Anda belum masuk',
    visitorHint: 'Masuk untuk trading, deposit, dan melihat aset Anda',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: 'Standar',
    failed: 'Profil Anda gagal dimuat',
  },
  identity: {
    none: 'Belum terverifikasi',
    pending: 'Dalam peninjauan',
    basic: 'Terverifikasi Lv1',
    advancedPending: 'Lv2 sedang ditinjau',
    failed: 'Ditolak',
    advanced: 'Terverifikasi Lv2',
  },
  groups: { account: 'Akun', preferences: 'Preferensi', help: 'Bantuan dan informasi' },
  entries: {
    profile: 'Profil',
    security: 'Keamanan',
    identity: 'Verifikasi identitas',
    wallets: 'Alamat dompet',
    cards: 'Kartu bank',
    messages: 'Pesan',
    vip: 'VIP',
    coupons: 'Kupon',
    bills: 'Riwayat transaksi',
    share: 'Undang teman',
    language: 'Bahasa',
    currency: 'Mata uang tampilan',
    vibration: 'Getaran',
    faq: 'Tanya jawab',
    service: 'Layanan pelanggan',
    contact: 'Hubungi kami',
    compliance: 'Kepatuhan operasional',
    about: 'Tentang kami',
    version: 'Versi aplikasi',
  },
  currency: {
    title: 'Mata uang tampilan',
    search: 'Cari mata uang',
    nothing: 'Mata uang tidak ditemukan',
    chosen: 'Jumlah sekarang ditampilkan dalam {{currency}}',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: 'Keluar dari akun?',
    body: 'Anda dapat masuk lagi kapan saja. Order dan posisi yang terbuka tidak berubah.',
    done: 'Anda telah keluar',
  },
  language: { title: 'Bahasa' },
};

export default setting;
