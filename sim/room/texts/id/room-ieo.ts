import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: 'Pemesanan token',
  none: 'Semua token sudah tercatat di pasar.',
  states: { warmUp: 'segera hadir', sale: 'dijual', allocated: 'sudah dijatah', issued: 'token terkunci' },
  next: { startMs: 'dimulai dalam', endMs: 'berakhir dalam', listMs: 'tercatat dalam' },
  moves: { beginSale: 'Mulai', endSale: 'Akhiri', listToken: 'Catatkan' },
  moveOf: {
    beginSale: 'Mulai penjualan {{name}} sekarang',
    endSale: 'Akhiri penjualan {{name}} sekarang',
    listToken: 'Catatkan {{name}} sekarang',
  },
  said: {
    beginSale: 'Penjualan {{token}} dimulai.',
    endSale: 'Penjualan {{token}} berakhir. Token yang dijatah diterbitkan setengah jam lagi.',
    listToken: '{{token}} tercatat di pasar.',
  },
};

export default ieo;
