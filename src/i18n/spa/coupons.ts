import type { Texts } from '../texts';

const coupons: Texts<'coupons', 'one' | 'many'> = {
  title: 'Cupones',
  tabs: 'Cupones por estado',
  tab: { received: 'Disponibles', used: 'Usados', expired: 'Caducados' },
  failed: 'No se pudieron cargar tus cupones',
  list: 'Cupones',
  empty: { received: 'No hay cupones disponibles', used: 'No hay cupones usados', expired: 'No hay cupones caducados' },
  emptyHint: 'Recibes cupones al registrarte, con cada nivel VIP, por puntos y como regalo.',
  toPoints: 'Canjear puntos',
  spot: 'Devolución de comisiones spot',
  futures: 'Devolución de comisiones de futuros',
  deposit: 'Bono por depósito del {{percent}}',
  depositTerms: 'Deposita {{min}} USD o más y recibe hasta {{max}} USDT',
  feeTerms: 'Las comisiones se devuelven al instante, hasta {{max}} USDT',
  origin: { welcome: 'Bienvenida', vip: 'VIP', gift: 'Regalo', points: 'Puntos' },
  left: 'Quedan {{left}} de {{worth}} USDT',
  until: 'Hasta el {{date}}',
  ends: 'Caduca en',
  usedOn: 'Agotado el {{date}}',
  expiredOn: 'Caducó el {{date}}',
  inUse: 'En uso',
  use: 'Usar',
  useLabel: 'Usar: {{name}}, {{worth}} USDT',
  useDone: 'Cupón activado',
  how: {
    fee: 'Te devuelve las próximas comisiones de este tipo hasta agotarse.',
    deposit: 'Se suma a tu próximo depósito que cumpla las condiciones, una vez aprobado.',
  },
};

export default coupons;
