import type { Texts } from '../texts';

const futures: Texts<'futures', 'one' | 'many'> = {
  title: 'Futures',
  long: 'Long',
  short: 'Short',
  trade: 'Trading',
  open: { long: 'Ouvrir long', short: 'Ouvrir short' },
  times: '{{value}}×',
  lots_one: '{{amount}} lot',
  lots_many: '{{amount}} de lots',
  lots_other: '{{amount}} lots',
  form: {
    multiple: 'Effet de levier',
    marketPrice: 'Prix du marché',
    moreKinds: 'Autres types d’ordre',
    trigger: 'À seuil',
    triggerPrice: 'Seuil ({{asset}})',
    lots: 'Lots',
    fewer: 'Moins de lots',
    more: 'Plus de lots',
  },
  figures: {
    opening: 'Prix d’entrée (est.)',
    trigger: 'Prix de déclenchement',
    limit: 'Prix limite',
    spread: 'Spread inclus',
    size: 'Taille',
    margin: 'Marge',
    fee: 'Frais',
    discount: 'VIP {{tier}} : −{{percent}}',
    overnight: 'Frais overnight',
    riskRate: 'Niveau de marge du compte',
    liquidation: 'Liquidation (est.)',
    noLiquidation: 'Aucune',
    required: 'Coût total',
    together: 'Marge + frais',
    liq: 'Liq.',
  },
  review: {
    title: { long: 'Long {{symbol}}, {{lots}}, {{times}}', short: 'Short {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Ouvrir long', short: 'Ouvrir short' },
      limit: { long: 'Passer l’ordre long', short: 'Passer l’ordre short' },
    },
    room: 'à {{percent}} de l’entrée',
    marketNote: 'Ouverture au prix du marché, qui peut varier d’ici à votre confirmation.',
    addStops: 'Ajouter TP/SL',
    removeStops: 'Retirer TP/SL',
    triggerNote:
      'Attend que le dernier prix atteigne le prix de déclenchement, puis ouvre au prix du marché. Rien n’est bloqué d’ici là.',
    limitNote: 'La marge et les frais restent bloqués jusqu’à ce que le marché atteigne votre prix.',
    liquidationNote: 'Toutes les positions sont fermées si le niveau de marge tombe à {{rate}}.',
    pendingNote:
      'Si des ordres limites sont en attente, ils sont d’abord annulés : les fonds qu’ils bloquent comptent alors aussi, et la liquidation survient plus tard qu’indiqué.',
  },
  done: {
    market: { long: 'Long ouvert : {{lots}} {{symbol}}', short: 'Short ouvert : {{lots}} {{symbol}}' },
    limit: { long: 'Ordre long passé : {{lots}} {{symbol}}', short: 'Ordre short passé : {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Compte futures',
    risk: 'Niveau de marge',
    riskShort: 'Marge',
    available: 'Disponible',
    used: 'Marge utilisée',
    profits: 'PnL non réalisé',
    looks: { close: 'À risque', danger: 'Danger' },
  },
  mark: {
    mark: 'Prix de marque',
    index: 'Prix de l’indice',
    note: 'La liquidation suit le prix de marque, et non le dernier prix : un bref pic ne ferme donc pas vos positions. Le prix de marque reste proche de l’indice, la médiane des prix de la dernière minute.',
  },
  terms: {
    title: 'Contrat',
    lot: 'Taille du lot',
    spread: 'Spread',
    fee: 'Frais par ordre',
    overnight: 'Frais overnight',
  },
};

export default futures;
