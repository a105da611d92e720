import type { Texts } from '@/i18n/texts';

const roomNft: Texts<'room-nft', 'one' | 'many'> = {
  title: 'Œuvres',
  list: 'Proposer une œuvre de la galerie pendant dix minutes',
  lists: { auction: 'Enchère', fixed: 'Prix fixe', box: 'Boîte mystère' },
  listed: {
    auction: 'Une enchère a commencé. Elle se termine dans dix minutes.',
    fixed: 'Une œuvre est en vente à prix fixe pendant dix minutes.',
    box: 'Une boîte mystère est en vente pendant dix minutes.',
  },
  nextBox: 'Prochaine boîte mystère de {{name}}',
  box: 'Sera {{rarity}}',
  chance: 'Au hasard',
  boxWillBe: 'La prochaine boîte mystère ouverte par {{name}} sera {{rarity}}.',
  boxByChance: 'Le résultat est de nouveau tiré au hasard.',
  auctions: 'Enchères avec des clients',
  none: 'Aucun client n’enchérit ni ne vend aux enchères.',
  leads: 'client en tête',
  outbid: 'Surenchérir',
  outbidOn: 'Surenchérir sur {{name}}',
  outbidDone: 'Un collectionneur a enchéri sur {{name}}.',
  end: 'Clore maintenant',
  endOf: 'Clore maintenant l’enchère de {{name}}',
  ended: 'L’enchère de {{name}} est close.',
};

export default roomNft;
