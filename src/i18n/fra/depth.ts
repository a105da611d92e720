import type { Texts } from '../texts';

const depth: Texts<'depth', 'one' | 'many'> = {
  views: 'Carnet d’ordres, profondeur ou transactions',
  title: 'Profondeur',
  chart: 'Profondeur du carnet d’ordres',
  price: 'Prix',
  total: 'Total ({{asset}})',
  fromMid: 'Écart au prix médian',
  sum: 'Σ {{amount}}',
  own: 'Votre ordre',
  ownTrade: 'Votre transaction',
  waiting: 'En attente du carnet d’ordres',
  view: {
    both: 'Carnet d’ordres : achat et vente',
    asks: 'Carnet d’ordres : vente uniquement',
    bids: 'Carnet d’ordres : achat uniquement',
  },
};

export default depth;
