import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: 'Lo que ocurre ahora',
  clock: 'Reloj de la plataforma',
  atRest: 'en pausa',
  sinceStart: '{{percent}} desde el inicio',
  worth: 'Activos de {{name}}',
  nobody: 'Nadie ha iniciado sesión.',
  keys: 'P pausa, N va al siguiente evento, C hace caer el mercado, D añade un teléfono, K abre la sala de control.',
  twoPhones: 'Dos teléfonos',
  second: 'Segundo teléfono',
};

export default stage;
