import type { Texts } from '../texts';

const exchange: Texts<'exchange'> = {
  title: 'Konversi',
  give: 'Dari',
  receive: 'Ke',
  coin: 'Koin yang dikonversi',
  coinReceived: 'Koin yang diterima',
  searchCoin: 'Cari koin',
  noCoin: 'Koin tidak ditemukan',
  available: '{{amount}} tersedia',
  share: 'Persentase saldo',
  all: 'Semua',
  flip: 'Balik kedua koin',
  rate: 'Kurs',
  rateText: '1 {{one}} = {{amount}} {{other}}',
  live: 'Real-time',
  ageSeconds: '{{count}} detik lalu',
  ageMinutes: '{{count}} menit lalu',
  rateLoading: 'Mengambil kurs',
  rateFailed: 'Kurs gagal dimuat',
  fee: 'Biaya ({{percent}}%)',
  paid: 'Total dibayar',
  review: 'Tinjau konversi',
  most: 'Dengan biaya, Anda dapat mengonversi hingga {{amount}}',
  noneHeld: 'Anda tidak memiliki {{asset}} di akun spot.',
  addFunds: 'Deposit',
  bringOver: 'Transfer dari akun lain',
  failed: 'Daftar koin gagal dimuat',
  confirm: {
    title: 'Konfirmasi konversi',
    submit: 'Konversi sekarang',
    submitMoved: 'Konversi dengan kurs baru',
    holds: 'Kurs ini berlaku selama',
    renewed:
      'Kurs diperbarui otomatis. Jika bergerak lebih dari {{percent}}% dari kurs yang Anda setujui, kami meminta konfirmasi lagi.',
    estimate:
      'Anda mendapat kurs terkini. Jika bergerak lebih dari {{percent}}% dari kurs ini, kami meminta konfirmasi lagi.',
    rateBefore: 'Kurs sebelumnya',
    rateNow: 'Kurs baru',
    uncountable: 'Jumlahnya terlalu besar pada kurs ini.',
  },
  done: '{{given}} dikonversi menjadi {{received}}',
  doneAbout: '{{given}} dikonversi ke {{asset}}',
};

export default exchange;
