import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: 'Visite guidée',
  step: 'Étape {{step}} sur {{total}}',
  next: 'Suivant',
  back: 'Retour',
  play: 'Lecture',
  pause: 'Pause',
  stop: 'Terminer la visite',
  done: 'Terminer',
  skip: 'Passer',
  goThere: 'Y aller',
  missing: 'L’élément de cette étape n’est pas à l’écran.',
  coming: 'Recherche de l’élément…',
  waiting: 'En attente de l’événement ; Suivant passe à la suite immédiatement.',
  refused: 'Cette étape n’a pas pu être exécutée :',
};

export default tour;
