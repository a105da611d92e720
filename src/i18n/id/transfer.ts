import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: 'Transfer {{asset}}',
  from: 'Dari akun',
  to: 'Ke akun',
  has: '{{amount}} tersedia',
  amount: 'Jumlah ({{asset}})',
  missing: 'Kurang {{amount}}',
  share: 'Porsi saldo tersedia',
  all: 'Semua',
  after: '{{account}} sesudahnya',
  submit: 'Transfer ke {{account}}',
  done: '{{amount}} ditransfer dari {{from}} ke {{to}}',
  failed: 'Akun Anda gagal dimuat',
  nothing: 'Akun lain tidak memiliki {{asset}}',
  nothingHint: 'Deposit dahulu, lalu transfer ke akun yang membutuhkan.',
  addFunds: 'Deposit',
  page: {
    title: 'Transfer',
    coin: 'Koin',
    searchCoin: 'Cari koin',
    noCoin: 'Koin tidak ditemukan',
    flip: 'Tukar kedua akun',
    noCoins: 'Tidak ada yang bisa ditransfer',
    noCoinsHint: 'Koin Anda tidak dapat disimpan di lebih dari satu akun.',
  },
};

export default transfer;
