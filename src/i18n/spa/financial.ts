import type { Texts } from '../texts';

const financial: Texts<'financial', 'one' | 'many'> = {
  title: 'Earn',
  products: 'Productos',
  about: {
    ieo: 'Suscribe nuevos tokens antes de que coticen',
    lockming: 'Bloquea criptos a plazo y gana intereses cada día',
    invest: 'Plazo fijo y rendimiento conocido de antemano, pagado en una de dos criptos',
    nft: 'Compra arte a precio fijo o en subasta',
  },
  empty: 'Ahora mismo no hay productos',
  emptyHint: 'La plataforma no ofrece staking, suscripciones ni inversiones. Tus criptos siguen listas para operar.',
  toMarket: 'Ver mercados',
  toAssets: 'Ver tus activos',
  failed: 'No se pudieron cargar los productos',
  perDay: 'hasta {{percent}} al día',
  perYear: 'hasta {{percent}} al año',
  yieldFailed: 'No se pudieron cargar las tasas',
  mine: 'Mis inversiones',
  mineFailed: 'No se pudieron cargar tus inversiones',
  invested: 'Invertido',
  today: 'Ganado hoy',
  earned: 'Ganancias acumuladas',
  byDay: 'Ganancias por día',
  byDayOf: 'Ganancias de los últimos 30 días: {{total}}',
  holdings: 'Cartera',
  noHoldings: 'Aún no has invertido nada',
  holding: {
    lockup: 'Staking bloqueado',
    ieo: 'Suscripción de tokens',
    dual: 'Inversión dual',
  },
};

export default financial;
