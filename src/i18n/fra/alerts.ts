import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: '{{symbol}} : alertes de prix',
  last: 'Dernier prix',
  price: 'Alerte à',
  hint: 'Vous recevez un message et une notification quand le marché atteint ce prix.',
  distance: '{{percent}} par rapport au dernier prix',
  picks: 'Prix d’alerte selon l’écart avec le marché',
  set: 'Créer l’alerte',
  done: 'Alerte créée : {{alert}}',
  edit: 'Modifier l’alerte : {{alert}}',
  edited: 'Alerte',
  save: 'Enregistrer l’alerte',
  changed: 'Alerte modifiée : {{alert}}',
  waiting: 'Alertes en attente',
  waits: { above: 'Monte à {{price}}', below: 'Descend à {{price}}' },
  remove: 'Supprimer l’alerte : {{alert}}',
  reached: { above: '{{symbol}} est monté à {{price}}', below: '{{symbol}} est descendu à {{price}}' },
  all: {
    title: 'Alertes de prix',
    open: 'Toutes les alertes de prix',
    failed: 'Échec du chargement de vos alertes de prix',
    empty: 'Aucune alerte de prix',
    emptyHint: 'Touchez la cloche sur le graphique d’un marché pour en créer une.',
    toMarkets: 'Voir les marchés',
    since: 'Créée le {{time}}',
    reached: 'Alertes atteintes',
    reachedHint: 'Chaque alerte atteinte y est aussi notée.',
    messages: 'Messages sur le trading',
  },
};

export default alerts;
