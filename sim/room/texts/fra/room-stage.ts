import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: 'Ce qui se passe',
  clock: 'Horloge de la plateforme',
  atRest: 'en pause',
  sinceStart: '{{percent}} depuis le début',
  worth: 'Actifs de {{name}}',
  nobody: 'Personne n’est connecté.',
  keys: 'P met en pause, N va à l’événement suivant, C fait chuter le marché, D ajoute un téléphone, K ouvre la salle de contrôle.',
  twoPhones: 'Deux téléphones',
  second: 'Second téléphone',
};

export default stage;
