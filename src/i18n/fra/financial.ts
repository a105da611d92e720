import type { Texts } from '../texts';

const financial: Texts<'financial', 'one' | 'many'> = {
  title: 'Earn',
  products: 'Produits',
  about: {
    ieo: 'Souscrivez de nouveaux tokens avant leur cotation',
    lockming: 'Bloquez des cryptos pour une durée et touchez des intérêts chaque jour',
    invest: 'Une durée fixe et un rendement connu d’avance, versé dans l’une de deux cryptos',
    nft: 'Achetez des œuvres à prix fixe ou aux enchères',
  },
  empty: 'Aucun produit proposé pour l’instant',
  emptyHint: 'La plateforme ne propose actuellement aucun placement. Vos cryptos restent disponibles pour trader.',
  toMarket: 'Voir les marchés',
  toAssets: 'Voir vos actifs',
  failed: 'Échec du chargement des produits',
  perDay: 'jusqu’à {{percent}} par jour',
  perYear: 'jusqu’à {{percent}} par an',
  yieldFailed: 'Échec du chargement des taux',
  mine: 'Mes placements',
  mineFailed: 'Échec du chargement de vos placements',
  invested: 'Placé',
  today: 'Gains du jour',
  earned: 'Gains cumulés',
  byDay: 'Gains quotidiens',
  byDayOf: 'Gains des 30 derniers jours : {{total}}',
  holdings: 'Placements en cours',
  noHoldings: 'Aucun placement',
  holding: {
    lockup: 'Staking bloqué',
    ieo: 'Souscription de tokens',
    dual: 'Double investissement',
  },
};

export default financial;
