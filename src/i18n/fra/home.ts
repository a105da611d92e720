import type { Texts } from '../texts';

const home: Texts<'home', 'one' | 'many'> = {
  title: 'Accueil',
  search: 'Chercher',
  account: 'Votre compte',
  logIn: 'Connexion ou inscription',
  messages: 'Messages',
  assets: {
    total: 'Total des actifs',
    hide: 'Masquer les montants',
    show: 'Afficher les montants',
    hidden: 'Montant masqué',
    day: '24 h',
    failed: 'Échec du chargement de vos actifs',
  },
  visitor: {
    title: 'Cryptos et actions au même endroit',
    hint: 'Ouvrez un compte en une minute. Il suffit d’une adresse e-mail ou d’un numéro de téléphone.',
  },
  menu: {
    label: 'Accès rapide',
    failed: 'Échec du chargement de l’accès rapide',
    page: 'Page {{position}} sur {{count}}',
  },
  banners: {
    label: 'À la une',
    slide: 'À la une, {{position}} sur {{count}}',
    pause: 'Mettre le défilement en pause',
    play: 'Lancer le défilement',
  },
  notice: 'Annonce',
  noticeFailed: 'Échec du chargement de l’annonce',
  movers: {
    label: 'Plus fortes variations',
    gainers: 'Hausses',
    losers: 'Baisses',
    volume: 'Volume',
    new: 'Nouveaux',
    failed: 'Échec du chargement des marchés',
    empty: 'Aucun marché pour l’instant',
    emptyHint: 'Les marchés apparaissent ici dès leur cotation sur la plateforme.',
    seeAll: 'Tous les marchés',
  },
  news: {
    title: 'Actualités',
    more: 'Plus d’actualités',
    failed: 'Échec du chargement des actualités',
  },
  article: {
    failed: 'Échec du chargement de l’article',
    gone: 'Cet article n’est plus disponible',
  },
};

export default home;
