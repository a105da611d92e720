import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: 'Visita guiada',
  step: 'Paso {{step}} de {{total}}',
  next: 'Siguiente',
  back: 'Atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  stop: 'Terminar la visita',
  done: 'Finalizar',
  skip: 'Omitir',
  goThere: 'Ir allí',
  missing: 'Lo que muestra este paso no está en pantalla.',
  coming: 'Buscándolo en pantalla…',
  waiting: 'Esperando a que ocurra. “Siguiente” continúa al momento.',
  refused: 'No se pudo realizar este paso:',
};

export default tour;
