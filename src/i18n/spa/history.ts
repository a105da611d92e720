import type { Texts } from '../texts';

const history: Texts<'history', 'one' | 'many'> = {
  title: 'Historial de transferencias',
  kinds: 'Tipo de historial',
  transfers: 'Transferencias',
  exchanges: 'Conversiones',
  transfersFailed: 'No se pudieron cargar las transferencias',
  exchangesFailed: 'No se pudieron cargar las conversiones',
  noTransfers: 'Aún no hay transferencias',
  noTransfersHint: 'Las transferencias entre tus cuentas aparecen aquí.',
  noExchanges: 'Aún no hay conversiones',
  noExchangesHint: 'Las criptos que conviertas aparecen aquí con su tasa y su comisión.',
  makeTransfer: 'Transferir',
  makeExchange: 'Convertir criptos',
  pair: '{{from}} → {{to}}',
  detail: 'Conversión {{from}} → {{to}}',
  given: 'Convertido',
  fee: 'Comisión',
  paid: 'Total pagado',
  received: 'Recibido',
  rate: 'Tasa',
  time: 'Fecha y hora',
  number: 'Referencia',
  again: 'Convertir de nuevo',
};

export default history;
