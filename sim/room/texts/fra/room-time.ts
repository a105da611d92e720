import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: 'Signets',
  none: 'Nommez un moment, et une pression vous y ramène.',
  name: 'Nom de ce moment',
  add: 'Ajouter',
  go: 'Aller à {{name}}, {{time}}',
  remove: 'Supprimer {{name}}',
  where: {
    past: 'passé',
    ahead: 'à venir',
    branch: 'autre branche',
  },
  compare: 'Comparer deux moments',
  from: 'Premier moment',
  to: 'Deuxième moment',
  do: 'Comparer',
  start: 'le début',
  now: 'maintenant',
  end: 'la fin',
  earlier: 'Fin de {{scenario}}, graine {{seed}}',
  same: 'Les deux moments ont le même état.',
  balances: 'Soldes',
  orders: 'Ordres et demandes',
  prices: 'Prix',
  records: 'Lignes enregistrées',
  nothing: 'Aucune différence.',
  absent: 'aucun',
  frozen: '{{account}}, bloqué',
  more: '{{count}} de plus',
  said: {
    added: 'Signet {{name}} ajouté',
    gone: 'À {{name}}, {{time}}',
    removed: '{{name}} supprimé',
    compared: 'Les deux moments sont comparés',
  },
};

export default time;
