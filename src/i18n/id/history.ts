import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: 'Riwayat transfer',
  kinds: 'Jenis riwayat',
  transfers: 'Transfer',
  exchanges: 'Konversi',
  transfersFailed: 'Riwayat transfer gagal dimuat',
  exchangesFailed: 'Riwayat konversi gagal dimuat',
  noTransfers: 'Belum ada transfer',
  noTransfersHint: 'Dana yang Anda pindahkan antarakun tercatat di sini.',
  noExchanges: 'Belum ada konversi',
  noExchangesHint: 'Koin yang Anda konversi tercatat di sini, lengkap dengan kurs dan biayanya.',
  makeTransfer: 'Transfer',
  makeExchange: 'Konversi koin',
  pair: '{{from}} → {{to}}',
  detail: 'Konversi {{from}} → {{to}}',
  given: 'Dikonversi',
  fee: 'Biaya',
  paid: 'Total dibayar',
  received: 'Diterima',
  rate: 'Kurs',
  time: 'Waktu',
  number: 'Nomor referensi',
  again: 'Konversi lagi',
};

export default history;
