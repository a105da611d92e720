import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: 'Connexion',
    promise: 'Un compte, tous les marchés',
    reason: 'Cryptos, futures, options et actions à prix réels. Connectez-vous et reprenez où vous en étiez.',
    byAccount: 'E-mail ou compte',
    byPhone: 'Téléphone',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Nouveau ici ?',
    create: 'Créer un compte',
    success: 'Vous êtes connecté',
  },
  register: {
    title: 'Créer un compte',
    reason: 'Gratuit et ouvert en une minute : une adresse, un code et un mot de passe.',
    invite: 'Code d’invitation',
    inviteOptional: 'Code d’invitation (facultatif)',
    haveAccount: 'Déjà inscrit ?',
    success: 'Votre compte est prêt. Connectez-vous',
    submit: 'Créer le compte',
  },
  forgot: {
    title: 'Réinitialiser le mot de passe',
    promise: 'Retrouvez votre compte',
    intro: 'Saisissez l’e-mail ou le numéro de téléphone de votre compte. Nous y enverrons un code.',
    success: 'Mot de passe modifié. Connectez-vous avec le nouveau',
    submit: 'Changer le mot de passe',
  },
  way: {
    label: 'Mode de connexion',
    email: 'E-mail',
    mobile: 'Téléphone',
  },
  email: 'Adresse e-mail',
  account: 'E-mail ou compte',
  phone: 'Numéro de téléphone',
  areaCode: 'Indicatif : {{country}} +{{dial}}',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  again: 'Répéter le mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordRule: '7 à 16 caractères',
  strength: {
    label: 'Sécurité : {{level}}',
    weak: 'faible',
    fair: 'moyenne',
    strong: 'forte',
    hint: 'Mélangez majuscules, minuscules, chiffres et signes',
  },
  steps: {
    label: 'Étape {{step}} sur {{count}}',
    account: 'Compte',
    code: 'Vérification',
    password: 'Mot de passe',
  },
  code: {
    label: 'Code de vérification',
    sentTo: 'Nous avons envoyé un code à 6 chiffres à {{account}}. Il est valable 10 minutes.',
    sent: 'Code envoyé',
    resend: 'Renvoyer',
    resendIn: 'Renvoyer dans {{time}}',
    change: 'Modifier',
    digit: 'Chiffre {{position}} sur {{length}}',
    send: 'Envoyer le code',
  },
  agree:
    'J’ai lu et j’accepte les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>',
  agreeAndClose: 'Accepter et fermer',
  agreeFirst: 'Acceptez d’abord les conditions et la politique de confidentialité',
  area: {
    title: 'Indicatif',
    search: 'Rechercher un pays ou un indicatif',
    recent: 'Récents',
    all: 'Tous les pays',
    nothing: 'Aucun pays trouvé',
    nothingHint: 'Vérifiez l’orthographe ou cherchez l’indicatif, par exemple +62.',
    clear: 'Afficher tous les pays',
  },
  terms: {
    title: 'Conditions d’utilisation',
  },
  privacy: {
    title: 'Politique de confidentialité',
  },
};

export default auth;
