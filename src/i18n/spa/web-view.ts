import type { Texts } from '../texts';

const webView: Texts<'web-view', 'one' | 'many'> = {
  title: 'Página',
  failed: 'No se pudo cargar la página',
  late: 'Puede que no esté accesible o que no permita mostrarse en la aplicación. Inténtalo de nuevo o ábrela en tu navegador.',
  outside: 'Abrir en el navegador',
  refused: 'Esta dirección no se puede abrir',
  toContact: 'Contacto',
  elsewhere: 'Páginas útiles',
  problem: {
    missing: 'El enlace no tiene dirección. Quizá encuentres lo que buscas en estas páginas.',
    broken: 'El enlace no es una dirección web válida.',
    scheme: 'En la aplicación solo se pueden abrir direcciones web seguras.',
    credentials:
      'La dirección tiene un nombre de usuario delante del dominio, una forma habitual de ocultar adónde lleva un enlace.',
    host: 'La página no es nuestra. Si alguien te envió el enlace, ten cuidado.',
    path: 'No hay ningún documento en esta dirección.',
  },
};

export default webView;
