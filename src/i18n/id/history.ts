import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: 'Riwayat transfer',
  kinds: 'Yang ditampilkan',
  transfers: 'Transfer',
  exchanges: 'Penukaran',
  transfersFailed: 'Riwayat transfer gagal dimuat',
  exchangesFailed: 'Riwayat penukaran gagal dimuat',
  noTransfers: 'Belum ada transfer',
  noTransfersHint: 'Dana yang Anda pindahkan antarakun tercatat di sini.',
  noExchanges: 'Belum ada penukaran',
  noExchangesHint: 'Koin yang Anda tukar tercatat di sini, lengkap dengan kurs dan biayanya.',
  makeTransfer: 'Buat transfer',
  makeExchange: 'Tukar koin',
  pair: '{{from}} → {{to}}',
  detail: 'Penukaran {{from}} → {{to}}',
  given: 'Anda berikan',
  fee: 'Biaya',
  paid: 'Total dibayar',
  received: 'Anda terima',
  rate: 'Kurs',
  time: 'Waktu',
  number: 'Nomor',
  again: 'Tukar lagi',
};

export default history;
