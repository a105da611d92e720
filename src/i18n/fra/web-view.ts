import type { Texts } from '../texts';

const webView: Texts<'web-view', 'one' | 'many'> = {
  title: 'Page',
  failed: 'Échec du chargement de la page',
  late: 'Elle est peut-être inaccessible, ou n’autorise pas l’affichage dans l’application. Réessayez, ou ouvrez-la dans votre navigateur.',
  outside: 'Ouvrir dans le navigateur',
  refused: 'Cette adresse ne peut pas être ouverte',
  toContact: 'Nous contacter',
  elsewhere: 'Pages utiles',
  problem: {
    missing: 'Le lien n’a pas d’adresse. Ces pages contiennent peut-être ce que vous cherchez.',
    broken: 'Le lien n’est pas une adresse web valide.',
    scheme: 'Seules les adresses web sécurisées peuvent être ouvertes dans l’application.',
    credentials:
      'L’adresse contient un nom d’utilisateur avant l’hôte, un procédé courant pour masquer la destination d’un lien.',
    host: 'La page ne nous appartient pas. Si quelqu’un vous a envoyé ce lien, soyez prudent.',
    path: 'Il n’y a aucun document à cette adresse.',
  },
};

export default webView;
