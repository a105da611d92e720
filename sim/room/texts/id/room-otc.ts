const otc = {
  title: 'OTC',
  take: 'Penawaran merchant terbaik untuk {{name}}',
  takes: { buy: 'Beli 100 USDT', sell: 'Jual 100 USDT' },
  taken: '{{name}} mengambil penawaran. Order menunggu pembayaran.',
  none: 'Tidak ada pelanggan dengan order OTC terbuka atau iklan aktif.',
  ads: 'Iklan OTC pelanggan',
  ad: 'Iklan {{id}}',
  sides: { buy: 'membeli', sell: 'menjual' },
  come: 'Seseorang memesan',
  comeTo: 'Seseorang memesan dari iklan {{id}}',
  came: 'Seseorang telah memesan dari iklan {{id}}.',
  takeAs: '{{name}} memesan dari iklan {{id}}',
  tookAs: '{{name}} telah memesan dari iklan {{id}}.',
  orders: 'Order OTC terbuka',
  order: 'Order {{id}}',
  moves: { paid: 'Dibayar', done: 'Lepaskan', appeal: 'Banding', cancelled: 'Batalkan' },
  moveOf: {
    paid: 'Tandai order {{id}} sudah dibayar',
    done: 'Lepaskan order {{id}}',
    appeal: 'Ajukan banding order {{id}}',
    cancelled: 'Batalkan order {{id}}',
  },
  moved: 'Order {{id}} diperbarui.',
};

export default otc;
