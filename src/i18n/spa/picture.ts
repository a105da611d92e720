import type { Texts } from '../texts';

const picture: Texts<'picture', 'one' | 'many'> = {
  pick: 'Elegir una imagen',
  replace: 'Elegir otra imagen',
  remove: 'Quitar imagen',
  retry: 'Enviar de nuevo',
  uploading: 'Enviando la imagen',
  uploaded: 'La imagen se ha enviado',
  wait: 'Espera a que se envíe la imagen',
  hint: 'JPG, PNG o WebP, máx. 10 MB',
  tooLarge: 'La imagen supera los 10 MB',
  wrongType: 'Elige una imagen JPG, PNG o WebP',
  damaged: 'Este archivo no es una imagen',
  failed: 'No se pudo enviar la imagen. Inténtalo de nuevo',
};

export default picture;
