import type { Texts } from '../texts';

const coupons: Texts<'coupons', 'one' | 'many'> = {
  title: 'Coupons',
  tabs: 'Coupons par statut',
  tab: { received: 'Disponibles', used: 'Utilisés', expired: 'Expirés' },
  failed: 'Échec du chargement de vos coupons',
  list: 'Coupons',
  empty: { received: 'Aucun coupon disponible', used: 'Aucun coupon utilisé', expired: 'Aucun coupon expiré' },
  emptyHint: 'Recevez des coupons à l’inscription, à chaque palier VIP, contre des points et en cadeau.',
  toPoints: 'Échanger des points',
  spot: 'Remboursement de frais spot',
  futures: 'Remboursement de frais sur futures',
  deposit: 'Bonus de dépôt de {{percent}}',
  depositTerms: 'Déposez au moins {{min}} USD et recevez jusqu’à {{max}} USDT',
  feeTerms: 'Frais remboursés aussitôt, jusqu’à {{max}} USDT',
  origin: { welcome: 'Bienvenue', vip: 'VIP', gift: 'Cadeau', points: 'Points' },
  left: 'Reste {{left}} USDT sur {{worth}}',
  until: 'Jusqu’au {{date}}',
  ends: 'Expire dans',
  usedOn: 'Épuisé le {{date}}',
  expiredOn: 'Expiré le {{date}}',
  inUse: 'En cours',
  use: 'Utiliser',
  useLabel: 'Utiliser : {{name}}, {{worth}} USDT',
  useDone: 'Coupon activé',
  how: {
    fee: 'Il rembourse vos prochains frais de ce type jusqu’à épuisement.',
    deposit: 'Il s’ajoute à votre prochain dépôt éligible dès que celui-ci est approuvé.',
  },
};

export default coupons;
