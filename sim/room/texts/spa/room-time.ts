import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: 'Marcadores',
  none: 'Ponle nombre a un momento y vuelve a él con una pulsación.',
  name: 'Nombre de este momento',
  add: 'Guardar',
  go: 'Ir a {{name}}, {{time}}',
  remove: 'Quitar {{name}}',
  where: {
    past: 'pasado',
    ahead: 'por delante',
    branch: 'otra rama',
  },
  compare: 'Comparar dos momentos',
  from: 'Primer momento',
  to: 'Segundo momento',
  do: 'Comparar',
  start: 'el principio',
  now: 'ahora',
  end: 'el final',
  earlier: 'Final de {{scenario}}, semilla {{seed}}',
  same: 'Los dos momentos tienen el mismo estado.',
  balances: 'Saldos',
  orders: 'Órdenes y solicitudes',
  prices: 'Precios',
  records: 'Filas guardadas',
  nothing: 'Sin diferencias.',
  absent: 'ninguno',
  frozen: '{{account}}, bloqueado',
  more: '{{count}} más',
  said: {
    added: '{{name}} guardado',
    gone: 'En {{name}}, {{time}}',
    removed: '{{name}} quitado',
    compared: 'Los dos momentos están comparados',
  },
};

export default time;
