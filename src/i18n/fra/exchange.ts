import type { Texts } from '../texts';

const exchange: Texts<'exchange', 'one' | 'many'> = {
  title: 'Convertir',
  give: 'De',
  receive: 'Vers',
  coin: 'Crypto à convertir',
  coinReceived: 'Crypto à recevoir',
  searchCoin: 'Rechercher une crypto',
  noCoin: 'Aucune crypto trouvée',
  available: 'Disponible : {{amount}}',
  share: 'Pourcentage du solde',
  all: 'Tout',
  flip: 'Inverser les cryptos',
  rate: 'Taux',
  rateText: '1 {{one}} = {{amount}} {{other}}',
  live: 'En direct',
  ageSeconds: 'il y a {{count}} s',
  ageMinutes: 'il y a {{count}} min',
  rateLoading: 'Chargement du taux',
  rateFailed: 'Échec du chargement du taux',
  fee: 'Frais ({{percent}} %)',
  paid: 'Coût total',
  review: 'Vérifier la conversion',
  most: 'Frais compris, vous pouvez convertir au plus {{amount}}',
  noneHeld: 'Aucun {{asset}} sur votre compte spot.',
  addFunds: 'Déposer',
  bringOver: 'Transférer depuis un autre compte',
  failed: 'Échec du chargement des cryptos',
  confirm: {
    title: 'Confirmer la conversion',
    submit: 'Convertir',
    submitMoved: 'Convertir au nouveau taux',
    holds: 'Taux valable encore',
    renewed:
      'Le taux s’actualise automatiquement. S’il s’écarte de plus de {{percent}} % de celui que vous avez accepté, nous vous redemandons votre accord.',
    estimate:
      'Vous obtenez le taux en vigueur. S’il s’écarte de plus de {{percent}} % de celui-ci, nous vous redemandons votre accord.',
    rateBefore: 'Ancien taux',
    rateNow: 'Nouveau taux',
    uncountable: 'Montant trop élevé à ce taux.',
  },
  done: 'Vous avez reçu {{received}} contre {{given}}',
  doneAbout: 'Conversion effectuée : {{given}} → {{asset}}',
};

export default exchange;
