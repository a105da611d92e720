import type { Texts } from '../texts';

const history: Texts<'history', 'one' | 'many'> = {
  title: 'Historique des transferts',
  kinds: 'Type d’historique',
  transfers: 'Transferts',
  exchanges: 'Conversions',
  transfersFailed: 'Échec du chargement des transferts',
  exchangesFailed: 'Échec du chargement des conversions',
  noTransfers: 'Aucun transfert',
  noTransfersHint: 'Les transferts entre vos comptes apparaissent ici.',
  noExchanges: 'Aucune conversion',
  noExchangesHint: 'Vos conversions apparaissent ici avec leur taux et leurs frais.',
  makeTransfer: 'Transférer',
  makeExchange: 'Convertir des cryptos',
  pair: '{{from}} → {{to}}',
  detail: 'Conversion {{from}} → {{to}}',
  given: 'Converti',
  fee: 'Frais',
  paid: 'Total payé',
  received: 'Reçu',
  rate: 'Taux',
  time: 'Date et heure',
  number: 'Référence',
  again: 'Convertir à nouveau',
};

export default history;
