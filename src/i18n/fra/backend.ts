import type { Texts } from '../texts';

const backend: Texts<'backend', 'one' | 'many'> = {
  title: 'Plateforme indisponible',
  unset: 'Cette application est mal configurée',
  misfit: {
    unreachable: 'Plateforme injoignable',
    forbidden: 'La plateforme n’autorise pas cette page',
    status: 'La plateforme a renvoyé une erreur',
    notJson: 'Cette réponse ne vient pas de la plateforme',
    envelope: 'Format de réponse inconnu',
  },
  hint: {
    unreachable:
      'Vérifiez votre connexion Internet. Si elle fonctionne, le serveur est arrêté ou son adresse est erronée.',
    forbidden: 'Le serveur répond, mais n’autorise pas les pages de {{origin}} à lire la réponse (CORS).',
    status: 'Le serveur n’est pas prêt ou son adresse est erronée.',
    notJson: 'Un autre serveur répond à cette adresse, ou la page de connexion de votre réseau.',
    envelope: 'La réponse est en JSON, mais sans les champs présents dans toute réponse de la plateforme.',
  },
  config: {
    json: 'Les réglages de cette page ne sont pas du JSON valide.',
    unknown: 'Il n’existe pas de réglage « {{field}} ».',
    address: '« {{field}} » doit être une adresse web.',
    secure: 'Chaque adresse de « {{field}} » doit commencer par https://.',
    list: '« {{field}} » doit être une liste entre crochets.',
    protocol: '« {{field}} » doit valoir 3 ou 4.',
  },
  asked: 'Requête',
  came: 'Réponse',
  nothing: 'Aucune',
  setting: 'Valeur actuelle',
};

export default backend;
