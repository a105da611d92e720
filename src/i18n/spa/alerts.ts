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
  waiting: 'Alertas en espera',
  waits: { above: 'Sube a {{price}}', below: 'Baja a {{price}}' },
  remove: 'Eliminar alerta: {{alert}}',
  reached: { above: '{{symbol}} subió a {{price}}', below: '{{symbol}} bajó a {{price}}' },
};

export default alerts;
