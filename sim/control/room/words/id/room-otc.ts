const otc = {
  title: 'OTC',
  take: 'Penawaran pedagang terbaik, untuk {{name}}',
  takes: { buy: 'Beli 100 USDT', sell: 'Jual 100 USDT' },
  taken: '{{name}} mengambil penawaran: order menunggu pembayaran.',
  none: 'Tidak ada nasabah dengan order OTC terbuka atau iklan aktif.',
  ads: 'Iklan OTC nasabah',
  ad: 'Iklan {{id}}',
  sides: { buy: 'membeli', sell: 'menjual' },
  come: 'Seseorang mengambil',
  comeTo: 'Seseorang mengambil dari iklan {{id}}',
  came: 'Seseorang telah mengambil dari iklan {{id}}.',
  takeAs: '{{name}} mengambil dari iklan {{id}}',
  tookAs: '{{name}} telah mengambil dari iklan {{id}}.',
  orders: 'Order OTC terbuka',
  order: 'Order {{id}}',
  moves: { paid: 'Dibayar', done: 'Lepas', appeal: 'Banding', cancelled: 'Batalkan' },
  moveOf: {
    paid: 'Order {{id}} dibayar',
    done: 'Lepas order {{id}}',
    appeal: 'Banding order {{id}}',
    cancelled: 'Batalkan order {{id}}',
  },
  moved: 'Order {{id}} telah berlanjut.',
};

export default otc;
