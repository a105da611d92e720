import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: 'Transfer {{asset}}',
  from: 'Dari akun',
  to: 'Ke akun',
  has: '{{amount}} tersedia',
  amount: 'Jumlah ({{asset}})',
  missing: 'Kurang {{amount}}',
  share: 'Porsi dari isi akun ini',
  all: 'Semua',
  after: '{{account}} setelahnya',
  submit: 'Transfer ke {{account}}',
  done: '{{amount}} dipindahkan dari {{from}} ke {{to}}',
  enterAmount: 'Masukkan jumlah yang dipindahkan',
  tooMuch: 'Akun ini memiliki {{amount}}',
  failed: 'Akun Anda gagal dimuat',
  nothing: 'Akun lain tidak memiliki {{asset}}',
  nothingHint: 'Setor dahulu, lalu pindahkan ke akun yang membutuhkan.',
  addFunds: 'Setor',
  page: {
    title: 'Transfer',
    coin: 'Koin',
    searchCoin: 'Cari koin',
    noCoin: 'Koin tidak ditemukan',
    flip: 'Tukar posisi kedua akun',
    noCoins: 'Tidak ada yang bisa ditransfer',
    noCoinsHint: 'Tidak ada koin di sini yang dapat disimpan di lebih dari satu akun.',
  },
};

export default transfer;
