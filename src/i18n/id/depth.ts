import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: 'Buku order, kedalaman, atau transaksi',
  title: 'Kedalaman',
  chart: 'Kedalaman buku order',
  price: 'Harga',
  total: 'Total ({{asset}})',
  fromMid: 'Dari tengah',
  sum: 'Σ {{amount}}',
  waiting: 'Menunggu buku order',
  view: {
    both: 'Buku order menampilkan kedua sisi',
    asks: 'Buku order hanya menampilkan jual',
    bids: 'Buku order hanya menampilkan beli',
  },
};

export default depth;
