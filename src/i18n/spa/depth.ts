import type { Texts } from '../texts';

const depth: Texts<'depth', 'one' | 'many'> = {
  views: 'Libro de órdenes, profundidad u operaciones',
  title: 'Profundidad',
  chart: 'Profundidad del libro de órdenes',
  price: 'Precio',
  total: 'Total ({{asset}})',
  fromMid: 'Al punto medio',
  sum: 'Σ {{amount}}',
  own: 'Tu orden',
  ownTrade: 'Tu operación',
  waiting: 'Esperando el libro de órdenes',
  view: {
    both: 'Libro de órdenes: compra y venta',
    asks: 'Libro de órdenes: solo venta',
    bids: 'Libro de órdenes: solo compra',
  },
};

export default depth;
