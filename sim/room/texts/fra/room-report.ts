import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: 'Signaler un problème',
  close: 'Fermer',
  note: 'Que s’est-il passé ?',
  about: 'À propos de',
  now: 'Cet instant',
  secrets: 'Avec mots de passe et codes',
  secretsHint: 'Sinon, des valeurs de même forme les remplacent.',
  holds:
    'Un rapport contient la session, l’écran, la langue, les versions et les dernières erreurs. Le fichier contient aussi une image de l’écran.',
  copyLink: 'Copier le lien',
  saveFile: 'Enregistrer le fichier',
  link: 'Lien vers le rapport',
  made: 'Le rapport est prêt.',
  copied: 'Lien du rapport copié ({{size}}).',
  opened: {
    title: 'Rapport de problème',
    close: 'Fermer le rapport',
    again: 'a de nouveau été refusé, comme signalé : {{text}}',
    otherwise: 'a reçu cette fois une autre réponse : {{text}}',
    moment: 'Voici l’instant signalé.',
    screen: 'Écran',
    language: 'Langue',
    versions: 'Version',
    errors: 'Erreurs de la page ({{value}})',
    picture: 'Image de l’écran',
  },
};

export default report;
