import type { Texts } from '@/i18n/texts';

const roomOtc: Texts<'room-otc', 'one' | 'many'> = {
  title: 'OTC',
  take: 'Meilleure offre de marchand pour {{name}}',
  takes: { buy: 'Acheter 100 USDT', sell: 'Vendre 100 USDT' },
  taken: '{{name}} a pris une offre. L’ordre attend le paiement.',
  none: 'Aucun client n’a d’ordre OTC ouvert ni d’annonce active.',
  ads: 'Annonces OTC des clients',
  ad: 'Annonce {{id}}',
  sides: { buy: 'achète', sell: 'vend' },
  come: 'Quelqu’un répond',
  comeTo: 'Quelqu’un passe un ordre sur l’annonce {{id}}',
  came: 'Quelqu’un a passé un ordre sur l’annonce {{id}}.',
  takeAs: '{{name}} passe un ordre sur l’annonce {{id}}',
  tookAs: '{{name}} a passé un ordre sur l’annonce {{id}}.',
  orders: 'Ordres OTC ouverts',
  order: 'Ordre {{id}}',
  moves: { paid: 'Payé', done: 'Libérer', appeal: 'Faire appel', cancelled: 'Annuler' },
  moveOf: {
    paid: 'Marquer l’ordre {{id}} comme payé',
    done: 'Libérer l’ordre {{id}}',
    appeal: 'Faire appel pour l’ordre {{id}}',
    cancelled: 'Annuler l’ordre {{id}}',
  },
  moved: 'Ordre {{id}} mis à jour.',
};

export default roomOtc;
