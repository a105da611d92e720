import type { Texts } from '../texts';

const setting: Texts<'setting', 'one' | 'many'> = {
  title: 'Paramètres',
  profile: {
    visitor: 'Vous n’êtes pas connecté',
    visitorHint: 'Connectez-vous pour trader, déposer et voir vos actifs',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: 'Standard',
    failed: 'Échec du chargement de votre profil',
  },
  identity: {
    none: 'Non vérifié',
    pending: 'En cours d’examen',
    basic: 'Vérifié niv. 1',
    advancedPending: 'Niv. 2 en cours d’examen',
    failed: 'Refusé',
    advanced: 'Vérifié niv. 2',
  },
  groups: { account: 'Compte', preferences: 'Préférences', help: 'Aide et informations' },
  entries: {
    profile: 'Profil',
    security: 'Sécurité',
    identity: 'Vérification d’identité',
    wallets: 'Adresses de portefeuille',
    cards: 'Cartes bancaires',
    messages: 'Messages',
    vip: 'VIP',
    coupons: 'Coupons',
    bills: 'Historique du compte',
    share: 'Parrainer des amis',
    language: 'Langue',
    currency: 'Devise d’affichage',
    vibration: 'Vibrations',
    faq: 'FAQ',
    service: 'Service client',
    contact: 'Nous contacter',
    compliance: 'Conformité',
    about: 'À propos',
    version: 'Version de l’application',
  },
  currency: {
    title: 'Devise d’affichage',
    search: 'Rechercher une devise',
    nothing: 'Aucune devise trouvée',
    chosen: 'Les montants sont désormais affichés en {{currency}}',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: 'Se déconnecter ?',
    body: 'Vous pouvez vous reconnecter à tout moment. Vos ordres et positions ouverts restent inchangés.',
    done: 'Vous êtes déconnecté',
  },
  language: { title: 'Langue' },
};

export default setting;
