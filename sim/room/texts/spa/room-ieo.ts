import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo', 'one' | 'many'> = {
  title: 'Suscripciones de tokens',
  none: 'Todos los tokens cotizan ya.',
  states: { warmUp: 'próximamente', sale: 'a la venta', allocated: 'asignado', issued: 'tokens bloqueados' },
  next: { startMs: 'empieza en', endMs: 'termina en', listMs: 'cotiza en' },
  moves: { beginSale: 'Abrir venta', endSale: 'Terminar venta', listToken: 'Cotizar' },
  moveOf: {
    beginSale: 'Abrir ahora la venta de {{name}}',
    endSale: 'Terminar ahora la venta de {{name}}',
    listToken: 'Hacer cotizar {{name}} ahora',
  },
  said: {
    beginSale: 'La venta de {{token}} ha empezado.',
    endSale: 'La venta de {{token}} ha terminado. Los tokens asignados se emiten en media hora.',
    listToken: '{{token}} ya cotiza.',
  },
};

export default ieo;
