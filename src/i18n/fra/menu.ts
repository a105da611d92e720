import type { Texts } from '../texts';

const menu: Texts<'menu', 'one' | 'many'> = {
  recharge: 'Déposer',
  withdraw: 'Retirer',
  transaction: 'Trading',
  transfer: 'Transférer',
  margin: 'Futures',
  copytrade: 'Copy trading',
  ieo: 'Souscription de tokens',
  lockming: 'Staking bloqué',
  invest: 'Double invest.',
  nft: 'NFT',
  borrowing: 'Prêts',
  game: 'Mini-jeu',
  vip: 'VIP',
  coupon: 'Coupons',
  bill: 'Historique du compte',
  otc: 'OTC',
  points: 'Points',
  chat: 'Salon de chat',
  contactUs: 'Nous contacter',
  alerts: 'Alertes de prix',
  orders: 'Ordres',
  records: 'Historique',
  settings: 'Paramètres',
};

export default menu;
