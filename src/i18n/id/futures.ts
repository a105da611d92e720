import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: 'Futures',
  long: 'Long',
  short: 'Short',
  trade: 'Trading',
  open: { long: 'Buka long', short: 'Buka short' },
  times: '{{value}}×',
  lots_other: '{{amount}} lot',
  form: {
    multiple: 'Leverage',
    marketPrice: 'Harga pasar',
    moreKinds: 'Jenis order lain',
    trigger: 'Pemicu',
    triggerPrice: 'Pemicu ({{asset}})',
    lots: 'Lot',
    fewer: 'Kurangi lot',
    more: 'Tambah lot',
  },
  figures: {
    opening: 'Harga masuk (est.)',
    trigger: 'Harga pemicu',
    limit: 'Harga limit',
    spread: 'Termasuk spread',
    size: 'Ukuran',
    margin: 'Margin',
    fee: 'Biaya',
    discount: 'VIP {{tier}}: diskon {{percent}}',
    overnight: 'Biaya overnight',
    riskRate: 'Margin level akun',
    liquidation: 'Likuidasi (est.)',
    noLiquidation: 'Tidak ada',
    required: 'Total dana',
    together: 'Margin + biaya',
    liq: 'Liq.',
  },
  review: {
    title: { long: 'Long {{symbol}}, {{lots}}, {{times}}', short: 'Short {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Buka long', short: 'Buka short' },
      limit: { long: 'Buat order long', short: 'Buat order short' },
    },
    room: '{{percent}} dari harga masuk',
    marketNote: 'Dibuka pada harga pasar, yang masih bisa bergerak sampai Anda mengonfirmasi.',
    addStops: 'Tambah TP/SL',
    removeStops: 'Hapus TP/SL',
    triggerNote:
      'Menunggu sampai harga terakhir mencapai harga pemicu, lalu dibuka pada harga pasar. Sebelum itu tidak ada dana yang ditahan.',
    limitNote: 'Margin dan biaya ditahan sampai pasar mencapai harga Anda.',
    liquidationNote: 'Semua posisi ditutup jika margin level turun ke {{rate}}.',
    pendingNote:
      'Jika ada limit order yang menunggu, order itu dibatalkan lebih dulu: dana yang ditahan ikut dihitung, sehingga likuidasi terjadi lebih lambat daripada yang ditampilkan.',
  },
  done: {
    market: { long: 'Long dibuka: {{lots}} {{symbol}}', short: 'Short dibuka: {{lots}} {{symbol}}' },
    limit: { long: 'Order long dibuat: {{lots}} {{symbol}}', short: 'Order short dibuat: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Akun futures',
    risk: 'Margin level',
    riskShort: 'Margin',
    available: 'Tersedia',
    used: 'Margin terpakai',
    profits: 'PnL belum terealisasi',
    looks: { close: 'Waspada', danger: 'Bahaya' },
  },
  mark: {
    mark: 'Harga mark',
    index: 'Harga indeks',
    note: 'Likuidasi mengikuti harga mark, bukan harga terakhir, sehingga lonjakan sesaat tidak menutup posisi. Harga mark selalu dekat dengan indeks, yaitu median harga satu menit terakhir.',
  },
  terms: {
    title: 'Kontrak',
    lot: 'Ukuran lot',
    spread: 'Spread',
    fee: 'Biaya per order',
    overnight: 'Biaya overnight',
  },
};

export default futures;
