import type { Texts } from '../texts';

const picture: Texts<'picture', 'one' | 'many'> = {
  pick: 'Choisir une image',
  replace: 'Choisir une autre image',
  remove: 'Retirer l’image',
  retry: 'Renvoyer',
  uploading: 'Envoi de l’image',
  uploaded: 'L’image a été envoyée',
  wait: 'Attendez que l’image soit envoyée',
  hint: 'JPG, PNG ou WebP, 10 Mo max.',
  tooLarge: 'L’image dépasse 10 Mo',
  wrongType: 'Choisissez une image JPG, PNG ou WebP',
  damaged: 'Ce fichier n’est pas une image',
  failed: 'Échec de l’envoi de l’image. Réessayez',
};

export default picture;
