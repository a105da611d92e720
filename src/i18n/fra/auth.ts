import type { Texts } from '../texts';

const auth: Texts<'auth', 'one' | 'many'> = {
  login: {
    title: 'Se connecter',
    promise: 'Un compte, tous les marchés',
    reason: 'Cryptos, futures, options et actions aux prix en direct. Connectez-vous et reprenez où vous en étiez.',
    byAccount: 'E-mail ou compte',
    byPhone: 'Téléphone',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    create: 'Créer un compte',
    locked: 'Connexion impossible ?',
    contact: 'Nous contacter',
    success: 'Vous êtes connecté',
  },
  register: {
    title: 'Créer un compte',
    reason: 'Gratuit et prêt en une minute : un e-mail ou un téléphone, un code et un mot de passe.',
    invite: 'Code de parrainage',
    inviteOptional: 'Code de parrainage (facultatif)',
    haveAccount: 'Déjà inscrit ?',
    success: 'Votre compte est prêt. Connectez-vous pour commencer',
    submit: 'Créer un compte',
  },
  forgot: {
    title: 'Réinitialiser le mot de passe',
    promise: 'Retrouvez l’accès à votre compte',
    intro: 'Saisissez l’adresse e-mail ou le numéro de téléphone de votre compte. Nous y enverrons un code.',
    success: 'Mot de passe modifié. Connectez-vous avec le nouveau',
    submit: 'Changer le mot de passe',
  },
  way: { label: 'Mode de connexion', email: 'E-mail', mobile: 'Téléphone' },
  email: 'Adresse e-mail',
  account: 'E-mail ou compte',
  phone: 'Numéro de téléphone',
  areaCode: 'Indicatif : {{country}} +{{dial}}',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  again: 'Répéter le mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordRule: '7 à 16 caractères',
  strength: {
    label: 'Sécurité : {{level}}',
    weak: 'faible',
    fair: 'moyenne',
    strong: 'forte',
    hint: 'Mélangez majuscules, minuscules, chiffres et symboles',
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
    sendFirst: 'Touchez « Envoyer le code », puis saisissez ici le code reçu.',
  },
  agree:
    'J’ai lu et j’accepte les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>',
  agreeAndClose: 'Accepter et fermer',
  agreeFirst: 'Acceptez d’abord les Conditions d’utilisation et la Politique de confidentialité',
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
    lead: 'Les présentes conditions régissent vos relations avec l’exploitant de cette plateforme chaque fois que vous utilisez l’application.',
    account: {
      title: '1. Votre compte',
      body: 'Une personne, un compte. Vous devez être majeur dans votre pays de résidence et fournir des informations exactes. Gardez votre mot de passe et vos codes pour vous : toute opération effectuée avec eux est réputée effectuée par vous. Contactez immédiatement le service client si vous soupçonnez qu’un tiers en dispose.',
    },
    trading: {
      title: '2. Ordres et prix',
      body: 'Un ordre est ferme dès son acceptation. Il est exécuté au prix offert par le marché à cet instant, qui peut différer du dernier prix affiché. Les frais, la marge et le prix de liquidation sont indiqués avant votre confirmation. Un ordre exécuté ne peut pas être annulé.',
    },
    risk: {
      title: '3. Risques',
      body: 'Les prix des actifs numériques varient rapidement. Avec l’effet de levier et les options de courte durée, vous pouvez perdre la totalité de votre mise en quelques secondes. Les produits à durée fixe peuvent exclure le rachat anticipé ou l’assortir d’une pénalité. N’engagez que des sommes que vous pouvez vous permettre de perdre. Aucun contenu de l’application ne constitue un conseil en investissement.',
    },
    funds: {
      title: '4. Dépôts et retraits',
      body: 'Envoyez chaque crypto uniquement sur le réseau indiqué avec l’adresse, faute de quoi elle peut être perdue. Les retraits sont examinés, exigent une identité vérifiée au-delà des plafonds indiqués et sont irréversibles une fois envoyés. Les taux de change en monnaies fiat sont donnés à titre indicatif.',
    },
    conduct: {
      title: '5. Comportements interdits',
      body: 'Le blanchiment d’argent, l’usage de documents ou de cartes d’autrui, la manipulation de marché et les accès automatisés qui perturbent le service. Dans ces cas, un compte peut être bloqué jusqu’à ce que la situation soit clarifiée.',
    },
    changes: {
      title: '6. Modifications et clôture du compte',
      body: 'Toute modification des présentes conditions est annoncée dans l’application avant son entrée en vigueur. Vous pouvez clôturer votre compte à tout moment une fois vos positions fermées et vos soldes retirés.',
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Les données que nous conservons, pourquoi, et ce que vous pouvez nous demander.',
    kept: {
      title: '1. Données conservées',
      body: 'Votre adresse e-mail ou votre numéro de téléphone, votre profil, les documents de votre vérification d’identité, vos ordres et transferts, ainsi que des données techniques telles que l’appareil, la langue et l’heure de connexion.',
    },
    use: {
      title: '2. Utilisation',
      body: 'Gérer votre compte, exécuter vos ordres et paiements, respecter la législation contre le blanchiment, vous protéger contre la fraude et vous répondre. Nous ne vendons pas vos données.',
    },
    device: {
      title: '3. Sur votre appareil',
      body: 'L’application enregistre votre session, votre langue et votre devise dans le navigateur. La déconnexion supprime votre session de cet appareil.',
    },
    rights: {
      title: '4. Vos droits',
      body: 'Vous pouvez demander quelles données nous détenons, les faire rectifier et les faire supprimer, sauf si la loi nous impose de les conserver. Contactez le service client.',
    },
  },
};

export default auth;
