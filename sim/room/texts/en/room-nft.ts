const nft = {
  title: 'Artworks',
  list: 'List a gallery work for ten minutes',
  lists: { auction: 'Auction', fixed: 'Fixed price', box: 'Blind box' },
  listed: {
    auction: 'An auction has started. It ends in ten minutes.',
    fixed: 'A work is for sale at a fixed price for ten minutes.',
    box: 'A blind box is for sale for ten minutes.',
  },
  nextBox: 'Next blind box of {{name}}',
  box: 'Will be {{rarity}}',
  chance: 'Random',
  boxWillBe: 'The next blind box {{name}} opens will be {{rarity}}.',
  boxByChance: 'The outcome is random again.',
  auctions: 'Auctions with customers',
  none: 'No customer is bidding or selling in an auction.',
  leads: 'customer leads',
  outbid: 'Outbid',
  outbidOn: 'Outbid the leader of {{name}}',
  outbidDone: 'A collector has bid on {{name}}.',
  end: 'End now',
  endOf: 'End the auction of {{name}} now',
  ended: 'The auction of {{name}} has ended.',
};

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-nft': typeof nft;
  }
}

export default nft;
