import type { Texts } from '../texts';

const coin: Texts<'coin', 'one' | 'many'> = {
  title: 'Mis criptos',
  one: 'Mis {{coin}}',
  list: 'Mis criptos',
  search: 'Buscar cripto',
  failed: 'No se pudieron cargar tus criptos',
  none: 'Aún no tienes criptos',
  noneHint: 'Tus criptos aparecen aquí con su valor.',
  noMatch: 'No se encontró ninguna cripto',
  unknown: 'Esta cripto no existe',
  unknownHint: 'El enlace puede ser antiguo o estar mal escrito.',
  showAll: 'Ver mis criptos',
  total: 'Todas las cuentas',
  price: 'Precio',
  change: 'Variación 24 h',
  value: 'Valor',
  cost: 'Precio medio de compra',
  accounts: 'Por cuenta',
  inNone: 'No tienes esta cripto. Deposítala o cómprala en el mercado.',
  actions: 'Qué puedes hacer',
  trade: 'Operar',
  recharge: 'Depositar',
  withdraw: 'Retirar',
  transfer: 'Transferir',
  exchange: 'Convertir',
  records: 'Historial reciente',
  allRecords: 'Todo el historial',
  noRecords: 'Aún no hay historial',
};

export default coin;
