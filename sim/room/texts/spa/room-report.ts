import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: 'Informar de un problema',
  close: 'Cerrar',
  note: '¿Qué ha fallado?',
  about: 'Sobre',
  now: 'Este momento',
  secrets: 'Con contraseñas y códigos',
  secretsHint: 'Si no, los sustituyen valores de la misma forma.',
  holds:
    'Un informe contiene la ejecución, la pantalla, el idioma, las versiones y los últimos errores. El archivo contiene además una imagen de la pantalla.',
  copyLink: 'Copiar enlace',
  saveFile: 'Guardar archivo',
  link: 'Enlace al informe',
  made: 'El informe está listo.',
  copied: 'Enlace al informe copiado ({{size}}).',
  opened: {
    title: 'Informe de un problema',
    close: 'Cerrar el informe',
    again: 'se ha rechazado de nuevo, como se informó: {{text}}',
    otherwise: 'esta vez ha tenido otra respuesta: {{text}}',
    moment: 'Este es el momento del informe.',
    screen: 'Pantalla',
    language: 'Idioma',
    versions: 'Versiones',
    errors: 'Errores de la página ({{value}})',
    picture: 'Imagen de la pantalla',
  },
};

export default report;
