import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: 'Langganan token',
  none: 'Semua token sudah ada di pasar.',
  states: { warmUp: 'pemanasan', sale: 'dijual', allocated: 'bagian diketahui', issued: 'koin terkunci' },
  next: { startMs: 'dimulai dalam', endMs: 'berakhir dalam', listMs: 'terdaftar dalam' },
  moves: { beginSale: 'Mulai', endSale: 'Akhiri', listToken: 'Daftarkan' },
  moveOf: {
    beginSale: 'Mulai penjualan {{name}} sekarang',
    endSale: 'Akhiri penjualan {{name}} sekarang',
    listToken: 'Daftarkan {{name}} sekarang',
  },
  said: {
    beginSale: 'Penjualan {{token}} dimulai.',
    endSale: 'Penjualan {{token}} berakhir: bagian diketahui, koin datang setengah jam lagi.',
    listToken: '{{token}} ada di pasar.',
  },
};

export default ieo;
