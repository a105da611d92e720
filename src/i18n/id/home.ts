import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: 'Beranda',
  search: 'Cari',
  account: 'Akun Anda',
  logIn: 'Masuk atau daftar',
  messages: 'Pesan',
  assets: {
    total: 'Total aset',
    hide: 'Sembunyikan nominal',
    show: 'Tampilkan nominal',
    hidden: 'Nominal disembunyikan',
    day: '24 jam',
    failed: 'Aset Anda gagal dimuat',
  },
  visitor: {
    title: 'Trading koin dan saham di satu tempat',
    hint: 'Buka akun dalam satu menit. Cukup dengan email atau nomor telepon.',
  },
  menu: {
    label: 'Akses cepat',
    failed: 'Akses cepat gagal dimuat',
    page: 'Halaman {{position}} dari {{count}}',
  },
  banners: {
    label: 'Sorotan',
    slide: 'Sorotan {{position}} dari {{count}}',
    pause: 'Jeda slideshow',
    play: 'Putar slideshow',
  },
  notice: 'Pengumuman',
  noticeFailed: 'Pengumuman gagal dimuat',
  movers: {
    label: 'Pergerakan pasar',
    gainers: 'Top gainer',
    losers: 'Top loser',
    volume: 'Volume',
    new: 'Baru',
    failed: 'Daftar pasar gagal dimuat',
    empty: 'Belum ada pasar',
    emptyHint: 'Pasar tampil di sini begitu terdaftar di bursa.',
    seeAll: 'Semua pasar',
  },
  news: {
    title: 'Berita',
    more: 'Berita lainnya',
    failed: 'Berita gagal dimuat',
  },
  article: {
    failed: 'Artikel ini gagal dimuat',
    gone: 'Artikel ini sudah tidak tersedia',
  },
};

export default home;
