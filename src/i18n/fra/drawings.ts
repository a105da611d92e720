import type { Texts } from '../texts';

const drawings: Texts<'drawings'> = {
  tools: 'Outils de dessin',
  kind: {
    horizontal: 'Ligne horizontale',
    trend: 'Ligne de tendance',
    ray: 'Demi-droite',
    rectangle: 'Rectangle',
    fibonacci: 'Retracement de Fibonacci',
  },
  hint: 'Choisissez un outil ou touchez un tracé.',
  isHidden: 'Les tracés sont masqués.',
  isLocked: 'Les tracés sont verrouillés.',
  step: { only: 'Placez le prix', first: 'Placez le premier point', second: 'Placez le second point' },
  list: 'Liste des tracés',
  listOf: '{{symbol}} : tracés',
  finish: 'Terminer le dessin',
  magnet: 'Aimanter aux chandeliers',
  undo: 'Annuler la dernière action',
  edit: 'Modifier les valeurs',
  delete: 'Supprimer le tracé',
  alert: 'Alerte de prix sur cette ligne',
  editOne: 'Modifier : {{name}}',
  deleteOne: 'Supprimer : {{name}}',
  named: '{{kind}}, {{prices}}',
  point: '{{price}}, {{time}}',
  full: 'Un marché contient au plus {{max}} tracés. Supprimez-en un d’abord.',
  empty: 'Aucun tracé',
  emptyHint:
    'Choisissez un outil et placez ses points sur le graphique, ou ajoutez un tracé ici et saisissez ses valeurs.',
  add: 'Ajouter par valeurs',
  hide: 'Tout masquer',
  lock: 'Tout verrouiller',
  clear: {
    title: 'Supprimer tous les tracés ?',
    body: 'Tous les tracés de {{symbol}} seront supprimés de cet appareil.',
    confirm: 'Tout supprimer',
  },
  field: {
    price: 'Prix',
    time: 'Heure',
    priceOf: 'Prix {{point}}',
    timeOf: 'Heure {{point}}',
    priceMissing: 'Saisissez un prix supérieur à 0.',
    timeMissing: 'Saisissez une date et une heure.',
  },
  save: 'Enregistrer',
  keys: 'Les flèches déplacent le point, de dix pas avec Maj. Entrée le place, Suppr supprime le tracé choisi, Échap revient en arrière.',
};

export default drawings;
