import type { Texts } from '../texts';

const stocks: Texts<'stocks', 'one' | 'many'> = {
  title: 'Actions',
  market: 'Marché des actions',
  views: 'Actions ou portefeuille',
  list: 'Actions',
  positions: 'Portefeuille',
  account: 'Compte actions',
  value: 'Valeur',
  cash: 'Disponible',
  frozen: 'Dans des ordres',
  transfer: 'Transférer',
  logIn: 'Se connecter pour acheter des actions',
  failed: 'Échec du chargement de votre compte actions',
  held: 'Vous détenez',
  shares_one: '{{amount}} action',
  shares_many: '{{amount}} d’actions',
  shares_other: '{{amount}} actions',
  inOrders: '{{amount}} dans des ordres',
  cost: 'Prix de revient',
  price: 'Prix',
  gain: 'PnL',
  empty: 'Aucune action',
  emptyHint: 'Les actions que vous achetez apparaissent ici avec leur prix de revient et leur valeur en direct.',
  emptyAction: 'Parcourir les actions',
  visitor: 'Connectez-vous pour voir votre portefeuille',
};

export default stocks;
