import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: 'Futures',
  long: 'Long',
  short: 'Short',
  trade: 'Trading',
  open: { long: 'Buka long', short: 'Buka short' },
  times: '{{value}}×',
  lots_one: '{{amount}} lot',
  lots_other: '{{amount}} lot',
  form: {
    multiple: 'Leverage',
    marketPrice: 'Harga pasar',
    lots: 'Lot',
    fewer: 'Kurangi lot',
    more: 'Tambah lot',
    failed: 'Bursa belum mengonfirmasi order. Periksa posisi Anda sebelum mencoba lagi',
  },
  figures: {
    opening: 'Harga buka (est.)',
    limit: 'Harga limit',
    spread: 'Termasuk spread',
    size: 'Ukuran',
    margin: 'Margin',
    fee: 'Biaya',
    discount: 'VIP {{tier}}: diskon {{percent}}',
    overnight: 'Biaya per malam',
    riskRate: 'Tingkat risiko akun',
    liquidation: 'Likuidasi (est.)',
    noLiquidation: 'Tidak ada',
    required: 'Diambil dari saldo',
    together: 'Margin + biaya',
    liq: 'Liq.',
  },
  review: {
    title: { long: 'Long {{symbol}}, {{lots}}, {{times}}', short: 'Short {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Buka long', short: 'Buka short' },
      limit: { long: 'Pasang order long', short: 'Pasang order short' },
    },
    room: 'berjarak {{percent}} dari harga buka',
    marketNote: 'Posisi dibuka pada harga pasar, jadi harga masih bisa bergerak sampai Anda mengonfirmasi.',
    limitNote: 'Margin dan biaya disisihkan sampai pasar mencapai harga Anda.',
    liquidationNote: 'Semua posisi ditutup bila tingkat risiko turun ke {{rate}}.',
  },
  done: {
    market: { long: 'Long dibuka: {{lots}} {{symbol}}', short: 'Short dibuka: {{lots}} {{symbol}}' },
    limit: { long: 'Order long dipasang: {{lots}} {{symbol}}', short: 'Order short dipasang: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Akun futures',
    risk: 'Tingkat risiko',
    riskShort: 'Risiko',
    available: 'Tersedia',
    used: 'Margin terpakai',
    profits: 'Hasil berjalan',
    looks: { close: 'Waspada', danger: 'Bahaya' },
  },
  terms: {
    title: 'Kontrak',
    lot: 'Satu lot',
    spread: 'Spread',
    fee: 'Biaya per order',
    overnight: 'Biaya per malam',
  },
};

export default futures;
