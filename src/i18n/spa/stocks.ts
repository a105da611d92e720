import type { Texts } from '../texts';

const stocks: Texts<'stocks', 'one' | 'many'> = {
  title: 'Acciones',
  market: 'Mercado de acciones',
  views: 'Acciones o cartera',
  list: 'Acciones',
  positions: 'Cartera',
  account: 'Cuenta de acciones',
  value: 'Valor',
  cash: 'Disponible',
  frozen: 'En órdenes',
  transfer: 'Transferir',
  logIn: 'Inicia sesión para comprar acciones',
  failed: 'No se pudo cargar tu cuenta de acciones',
  held: 'Tienes',
  shares_one: '{{amount}} acción',
  shares_many: '{{amount}} de acciones',
  shares_other: '{{amount}} acciones',
  inOrders: '{{amount}} en órdenes',
  cost: 'Precio medio de compra',
  price: 'Precio',
  gain: 'PnL',
  empty: 'Aún no tienes acciones',
  emptyHint: 'Las acciones que compres aparecen aquí con su precio de compra y su valor en vivo.',
  emptyAction: 'Explorar acciones',
  visitor: 'Inicia sesión para ver tu cartera',
};

export default stocks;
