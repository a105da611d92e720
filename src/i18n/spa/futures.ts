import type { Texts } from '../texts';

const futures: Texts<'futures', 'one' | 'many'> = {
  title: 'Futuros',
  long: 'Largo',
  short: 'Corto',
  trade: 'Operar',
  open: { long: 'Abrir largo', short: 'Abrir corto' },
  times: '{{value}}×',
  lots_one: '{{amount}} lote',
  lots_many: '{{amount}} de lotes',
  lots_other: '{{amount}} lotes',
  form: {
    multiple: 'Apalancamiento',
    marketPrice: 'Precio de mercado',
    moreKinds: 'Más tipos de orden',
    trigger: 'Al tocar',
    triggerPrice: 'Activación ({{asset}})',
    lots: 'Lotes',
    fewer: 'Menos lotes',
    more: 'Más lotes',
  },
  figures: {
    opening: 'Precio de entrada (est.)',
    trigger: 'Precio de activación',
    limit: 'Precio límite',
    spread: 'Spread incluido',
    size: 'Tamaño',
    margin: 'Margen',
    fee: 'Comisión',
    discount: 'VIP {{tier}}: {{percent}} menos',
    overnight: 'Comisión nocturna',
    riskRate: 'Nivel de margen de la cuenta',
    liquidation: 'Liquidación (est.)',
    noLiquidation: 'Ninguna',
    required: 'Total a pagar',
    together: 'Margen + com.',
    liq: 'Liq.',
  },
  review: {
    title: { long: 'Largo {{symbol}}, {{lots}}, {{times}}', short: 'Corto {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Abrir largo', short: 'Abrir corto' },
      limit: { long: 'Colocar orden en largo', short: 'Colocar orden en corto' },
    },
    room: 'a un {{percent}} de la entrada',
    marketNote: 'Se abre al precio de mercado, que puede variar hasta que confirmes.',
    addStops: 'Añadir TP/SL',
    removeStops: 'Quitar TP/SL',
    triggerNote:
      'Espera a que el último precio alcance el de activación y se abre al mercado. Hasta entonces no se bloquea nada.',
    limitNote: 'El margen y la comisión quedan bloqueados hasta que el mercado alcance tu precio.',
    liquidationNote: 'Si el nivel de margen cae a {{rate}}, se cierran todas las posiciones.',
    pendingNote:
      'Si hay órdenes límite pendientes, se cancelan antes: el dinero que retienen también cuenta, y la liquidación llega más tarde de lo que se muestra.',
  },
  done: {
    market: { long: 'Largo abierto: {{lots}} de {{symbol}}', short: 'Corto abierto: {{lots}} de {{symbol}}' },
    limit: {
      long: 'Orden en largo colocada: {{lots}} de {{symbol}}',
      short: 'Orden en corto colocada: {{lots}} de {{symbol}}',
    },
  },
  head: {
    label: 'Cuenta de futuros',
    risk: 'Nivel de margen',
    riskShort: 'Margen',
    available: 'Disponible',
    used: 'Margen usado',
    profits: 'PnL no realizado',
    looks: { close: 'En riesgo', danger: 'Peligro' },
  },
  mark: {
    mark: 'Precio de marca',
    index: 'Precio del índice',
    note: 'La liquidación sigue el precio de marca, no el último precio, para que un pico breve no cierre tus posiciones. El precio de marca se mantiene cerca del índice, la mediana de los precios del último minuto.',
  },
  terms: {
    title: 'Contrato',
    lot: 'Tamaño del lote',
    spread: 'Spread',
    fee: 'Comisión por orden',
    overnight: 'Comisión nocturna',
  },
};

export default futures;
