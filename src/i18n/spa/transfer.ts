import type { Texts } from '../texts';

const transfer: Texts<'transfer', 'one' | 'many'> = {
  title: 'Transferir {{asset}}',
  from: 'De la cuenta',
  to: 'A la cuenta',
  has: 'Disponible: {{amount}}',
  amount: 'Cantidad ({{asset}})',
  missing: 'Faltan {{amount}}',
  share: 'Porcentaje del saldo disponible',
  all: 'Todo',
  after: '{{account}} después',
  submit: 'Transferir a {{account}}',
  done: 'Transferencia completada: {{amount}} de {{from}} a {{to}}',
  failed: 'No se pudieron cargar tus cuentas',
  nothing: 'Ninguna otra cuenta tiene {{asset}}',
  nothingHint: 'Haz primero un depósito y luego transfiere adonde lo necesites.',
  addFunds: 'Depositar',
  page: {
    title: 'Transferir',
    coin: 'Cripto',
    searchCoin: 'Buscar cripto',
    noCoin: 'No se encontró ninguna cripto',
    flip: 'Intercambiar cuentas',
    noCoins: 'Nada que transferir',
    noCoinsHint: 'Ninguna de tus criptos puede estar en más de una cuenta.',
  },
};

export default transfer;
