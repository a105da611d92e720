import type { Texts } from '../texts';

const exchange: Texts<'exchange', 'one' | 'many'> = {
  title: 'Convertir',
  give: 'Entregas',
  receive: 'Recibes',
  coin: 'Cripto que entregas',
  coinReceived: 'Cripto que recibes',
  searchCoin: 'Buscar cripto',
  noCoin: 'No se encontró ninguna cripto',
  available: 'Disponible: {{amount}}',
  share: 'Porcentaje del saldo',
  all: 'Todo',
  flip: 'Intercambiar criptos',
  rate: 'Tasa',
  rateText: '1 {{one}} = {{amount}} {{other}}',
  live: 'En vivo',
  ageSeconds: 'hace {{count}} s',
  ageMinutes: 'hace {{count}} min',
  rateLoading: 'Obteniendo la tasa',
  rateFailed: 'No se pudo cargar la tasa',
  fee: 'Comisión ({{percent}}%)',
  paid: 'Total a pagar',
  review: 'Revisar conversión',
  most: 'Con la comisión, puedes convertir hasta {{amount}}',
  noneHeld: 'No tienes {{asset}} en tu cuenta spot.',
  addFunds: 'Depositar',
  bringOver: 'Transferir desde otra cuenta',
  failed: 'No se pudieron cargar las criptos',
  confirm: {
    title: 'Confirmar conversión',
    submit: 'Convertir ahora',
    submitMoved: 'Convertir con la nueva tasa',
    holds: 'Tasa válida durante',
    renewed:
      'La tasa se actualiza automáticamente. Si varía más de un {{percent}}% respecto a la que aceptaste, te volveremos a preguntar.',
    estimate:
      'Recibes la tasa del momento. Si varía más de un {{percent}}% respecto a esta, te volveremos a preguntar.',
    rateBefore: 'Tasa anterior',
    rateNow: 'Nueva tasa',
    uncountable: 'La cantidad es demasiado grande para esta tasa.',
  },
  done: 'Recibiste {{received}} por {{given}}',
  doneAbout: 'Conversión completada: {{given}} → {{asset}}',
};

export default exchange;
