import type { Texts } from '../texts';

const menu: Texts<'menu', 'one' | 'many'> = {
  recharge: 'Depositar',
  withdraw: 'Retirar',
  transaction: 'Operar',
  transfer: 'Transferir',
  margin: 'Futuros',
  copytrade: 'Copy trading',
  ieo: 'Suscripción de tokens',
  lockming: 'Staking bloqueado',
  invest: 'Inversión dual',
  nft: 'NFT',
  borrowing: 'Préstamos',
  game: 'Minijuego',
  vip: 'VIP',
  coupon: 'Cupones',
  bill: 'Movimientos',
  otc: 'OTC',
  points: 'Puntos',
  chat: 'Chat',
  contactUs: 'Contacto',
  alerts: 'Alertas de precio',
  orders: 'Órdenes',
  records: 'Historial',
  settings: 'Ajustes',
};

export default menu;
