import type { Texts } from '../texts';

const coin: Texts<'coin', 'one' | 'many'> = {
  title: 'Mes cryptos',
  one: 'Mes {{coin}}',
  list: 'Mes cryptos',
  search: 'Rechercher une crypto',
  failed: 'Échec du chargement de vos cryptos',
  none: 'Aucune crypto',
  noneHint: 'Les cryptos que vous détenez apparaissent ici avec leur valeur.',
  noMatch: 'Aucune crypto trouvée',
  unknown: 'Cette crypto n’existe pas',
  unknownHint: 'Le lien est peut-être ancien ou mal saisi.',
  showAll: 'Voir mes cryptos',
  total: 'Tous les comptes',
  price: 'Prix',
  change: 'Variation 24 h',
  value: 'Valeur',
  cost: 'Prix de revient',
  accounts: 'Par compte',
  inNone: 'Vous ne détenez pas cette crypto. Déposez-la ou achetez-la sur le marché.',
  actions: 'Opérations',
  trade: 'Trader',
  recharge: 'Déposer',
  withdraw: 'Retirer',
  transfer: 'Transférer',
  exchange: 'Convertir',
  records: 'Opérations récentes',
  allRecords: 'Toutes les opérations',
  noRecords: 'Aucune opération',
};

export default coin;
