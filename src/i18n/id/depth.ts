import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: 'Order book, kedalaman, atau trade',
  title: 'Kedalaman',
  chart: 'Kedalaman order book',
  price: 'Harga',
  total: 'Total ({{asset}})',
  fromMid: 'Dari harga tengah',
  sum: 'Σ {{amount}}',
  own: 'Order Anda',
  ownTrade: 'Trade Anda',
  waiting: 'Menunggu order book',
  view: {
    both: 'Order book: bid dan ask',
    asks: 'Order book: hanya ask',
    bids: 'Order book: hanya bid',
  },
};

export default depth;
