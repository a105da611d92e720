import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: 'Alertas de precio de {{symbol}}',
  last: 'Último precio',
  price: 'Alerta en',
  hint: 'Recibes un mensaje y un aviso cuando el mercado alcanza este precio.',
  distance: '{{percent}} respecto al último precio',
  picks: 'Precio de la alerta según la distancia al mercado',
  set: 'Crear alerta',
  done: 'Alerta creada: {{alert}}',
  edit: 'Cambiar alerta: {{alert}}',
  edited: 'Alerta',
  save: 'Guardar alerta',
  changed: 'Alerta cambiada: {{alert}}',
  waiting: 'Alertas en espera',
  waits: { above: 'Sube a {{price}}', below: 'Baja a {{price}}' },
  remove: 'Eliminar alerta: {{alert}}',
  reached: { above: '{{symbol}} subió a {{price}}', below: '{{symbol}} bajó a {{price}}' },
  all: {
    title: 'Alertas de precio',
    open: 'Todas las alertas de precio',
    failed: 'No se pudieron cargar tus alertas de precio',
    empty: 'No hay alertas de precio',
    emptyHint: 'Toca la campana en el gráfico de un mercado para crear una.',
    toMarkets: 'Ver los mercados',
    since: 'Creada el {{time}}',
    reached: 'Alertas alcanzadas',
    reachedHint: 'Cada alerta alcanzada también queda allí.',
    messages: 'Mensajes sobre trading',
  },
};

export default alerts;
