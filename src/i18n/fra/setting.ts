import type { SomeTexts } from '../texts';

const setting: SomeTexts<'setting'> = {
  title: 'Paramètres',
  profile: {
    visitor: 'Vous n’êtes pas connecté',
    visitorHint: 'Connectez-vous pour trader, déposer et voir vos actifs',
    noVip: 'Standard',
    failed: 'Votre profil ne s’est pas chargé',
  },
  identity: {
    none: 'Non vérifié',
    pending: 'En cours d’examen',
    basic: 'Vérifié Lv1',
    advancedPending: 'Lv2 en cours d’examen',
    failed: 'Refusée',
    advanced: 'Vérifié Lv2',
  },
  groups: {
    account: 'Compte',
    preferences: 'Préférences',
    help: 'Aide et informations',
  },
  entries: {
    profile: 'Profil',
    security: 'Sécurité',
    identity: 'Vérification d’identité',
    wallets: 'Adresses de portefeuille',
    cards: 'Cartes bancaires',
    coupons: 'Coupons',
    bills: 'Factures',
    share: 'Inviter des amis',
    language: 'Langue',
    currency: 'Devise d’affichage',
    vibration: 'Vibration',
    faq: 'FAQ',
    contact: 'Nous contacter',
    compliance: 'Conformité',
    about: 'À propos',
    version: 'Version de l’application',
  },
  currency: {
    title: 'Devise d’affichage',
    search: 'Rechercher une devise',
    nothing: 'Aucune devise trouvée',
    chosen: 'Les montants sont maintenant affichés en {{currency}}',
  },
  logOut: {
    title: 'Se déconnecter ?',
    body: 'Vous pouvez vous reconnecter à tout moment. Vos ordres et positions ouverts ne changent pas.',
    done: 'Vous êtes déconnecté',
  },
  language: {
    title: 'Langue',
  },
};

export default setting;
