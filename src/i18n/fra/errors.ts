import type { Texts } from '../texts';

const errors: Texts<'errors', 'one' | 'many'> = {
  logInFirst: 'Connectez-vous d’abord',
  sessionEnded: 'Votre session a expiré. Reconnectez-vous',
  verifyFirst: 'Vérifiez d’abord votre identité',
  network: 'Connexion à la plateforme impossible',
  networkHint: 'Vérifiez votre connexion Internet, puis réessayez.',
  timeout: 'La plateforme n’a pas répondu à temps',
  unavailable: 'La plateforme rencontre un problème. Réessayez dans un instant.',
  unavailableUntil: 'La plateforme ne peut pas répondre pour le moment. Prochain essai possible : {{time}}.',
  notOffered: 'La plateforme ne propose pas cette fonction',
  unsure: 'Aucune réponse. Votre demande a peut-être abouti : vérifiez avant de réessayer',
  unsureUntil:
    'Aucune réponse. Votre demande a peut-être abouti : vérifiez avant de réessayer. Prochain essai possible : {{time}}',
  unsureSafe: 'Aucune réponse. Réessayez : l’opération ne sera pas exécutée deux fois.',
  server: 'Réponse de la plateforme illisible. Réessayez',
  unreadable: 'Absent ou illisible dans la réponse de la plateforme : {{field}}',
  refused: 'La plateforme a refusé la demande',
  tooMany: 'Trop de demandes. Réessayez dans un instant',
  tooManySeconds: 'Trop de demandes. Réessayez dans {{seconds}} s',
  tooManyMinutes: 'Trop de demandes. Réessayez dans {{minutes}} min',
  parts: {
    balance: 'Échec du chargement de votre solde',
    identity: 'Échec du chargement de votre vérification',
    coins: 'Échec du chargement des cryptos',
    account: 'Échec du chargement de votre compte',
    unread: 'Échec du chargement du nombre de non-lus',
  },
  failed: 'Indisponible',
  pageLoad: 'Échec du chargement de la page',
  pageLoadHint: 'La connexion est peut-être lente ou interrompue.',
  pageBroken: 'Un problème est survenu sur cette page',
  pageBrokenHint: 'Rien n’est perdu sur la plateforme. Rouvrez la page.',
  newVersion: 'Nouvelle version disponible',
  newVersionHint: 'Cette page provient d’une version antérieure. Votre saisie est conservée.',
  newVersionLoad: 'Mettre à jour',
  notFound: 'Cette page n’existe pas',
  notFoundHint: 'Le lien est peut-être ancien ou mal saisi.',
};

export default errors;
