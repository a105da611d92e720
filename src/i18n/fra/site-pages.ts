import type { Texts } from '../texts';

const sitePages: Texts<'site-pages', 'one' | 'many'> = {
  faq: 'FAQ',
  contact: 'Nous contacter',
  about: 'À propos',
  compliance: 'Conformité',
  updated: 'Publié le {{date}}',
  failed: 'Échec du chargement de la page',
  empty: 'Rien pour l’instant',
  emptyHint: 'Revenez plus tard.',
  search: 'Rechercher dans la FAQ',
  noMatch: 'Aucune question correspondante',
  noMatchHint: 'Essayez un autre mot, ou écrivez-nous.',
  guide: 'Guide de démarrage',
  guideFailed: 'Échec du chargement du guide',
  write: 'Nous contacter',
};

export default sitePages;
