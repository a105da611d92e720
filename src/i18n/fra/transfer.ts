import type { Texts } from '../texts';

const transfer: Texts<'transfer', 'one' | 'many'> = {
  title: 'Transférer {{asset}}',
  from: 'Du compte',
  to: 'Vers le compte',
  has: 'Disponible : {{amount}}',
  amount: 'Montant ({{asset}})',
  missing: 'Il manque {{amount}}',
  share: 'Part du solde disponible',
  all: 'Tout',
  after: '{{account}} après transfert',
  submit: 'Transférer vers {{account}}',
  done: 'Transfert de {{amount}} effectué : {{from}} → {{to}}',
  failed: 'Échec du chargement de vos comptes',
  nothing: 'Aucun {{asset}} sur vos autres comptes',
  nothingHint: 'Effectuez d’abord un dépôt, puis transférez-le où vous voulez.',
  addFunds: 'Déposer',
  page: {
    title: 'Transfert',
    coin: 'Crypto',
    searchCoin: 'Rechercher une crypto',
    noCoin: 'Aucune crypto trouvée',
    flip: 'Inverser les comptes',
    noCoins: 'Rien à transférer',
    noCoinsHint: 'Aucune de vos cryptos ne peut être détenue sur plusieurs comptes.',
  },
};

export default transfer;
