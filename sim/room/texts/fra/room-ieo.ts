import type { Texts } from '@/i18n/texts';

const roomIeo: Texts<'room-ieo', 'one' | 'many'> = {
  title: 'Souscriptions de tokens',
  none: 'Tous les tokens sont cotés.',
  states: { warmUp: 'à venir', sale: 'en vente', allocated: 'alloué', issued: 'tokens bloqués' },
  next: { startMs: 'début dans', endMs: 'fin dans', listMs: 'cotation dans' },
  moves: { beginSale: 'Lancer la vente', endSale: 'Clore la vente', listToken: 'Coter' },
  moveOf: {
    beginSale: 'Lancer maintenant la vente de {{name}}',
    endSale: 'Clore maintenant la vente de {{name}}',
    listToken: 'Coter {{name}} maintenant',
  },
  said: {
    beginSale: 'La vente de {{token}} a commencé.',
    endSale: 'La vente de {{token}} est close. Les tokens alloués seront émis dans une demi-heure.',
    listToken: '{{token}} est coté.',
  },
};

export default roomIeo;
