import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc', 'one' | 'many'> = {
  title: 'OTC',
  take: 'Mejor oferta de comerciante para {{name}}',
  takes: { buy: 'Comprar 100 USDT', sell: 'Vender 100 USDT' },
  taken: '{{name}} ha tomado una oferta. La orden está pendiente de pago.',
  none: 'Ningún cliente tiene una orden OTC abierta ni un anuncio activo.',
  ads: 'Anuncios OTC de clientes',
  ad: 'Anuncio {{id}}',
  sides: { buy: 'compra', sell: 'vende' },
  come: 'Alguien toma el anuncio',
  comeTo: 'Alguien toma el anuncio {{id}}',
  came: 'Alguien ha tomado el anuncio {{id}}.',
  takeAs: '{{name}} toma el anuncio {{id}}',
  tookAs: '{{name}} ha tomado el anuncio {{id}}.',
  orders: 'Órdenes OTC abiertas',
  order: 'Orden {{id}}',
  moves: { paid: 'Pagada', done: 'Liberar', appeal: 'Apelación', cancelled: 'Cancelar' },
  moveOf: {
    paid: 'Marcar la orden {{id}} como pagada',
    done: 'Liberar la orden {{id}}',
    appeal: 'Apelar la orden {{id}}',
    cancelled: 'Cancelar la orden {{id}}',
  },
  moved: 'Orden {{id}} actualizada.',
};

export default otc;
