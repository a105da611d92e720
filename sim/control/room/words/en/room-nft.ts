const nft = {
  title: 'Artworks',
  list: 'Put up a work of the gallery for ten minutes',
  lists: { auction: 'Auction', fixed: 'Fixed price', box: 'Blind box' },
  listed: {
    auction: 'An auction has begun: it ends in ten minutes.',
    fixed: 'A work is for sale at a fixed price for ten minutes.',
    box: 'A blind box is for sale for ten minutes.',
  },
  nextBox: 'Next blind box of {{name}}',
  box: 'Turns out {{rarity}}',
  chance: 'By the odds',
  boxWillBe: 'The next blind box {{name}} opens turns out {{rarity}}.',
  boxByChance: 'The odds decide again.',
  auctions: 'Auctions with customers',
  none: 'No customer bids in an auction or sells by one.',
  leads: 'customer leads',
  outbid: 'Outbid',
  outbidOn: 'Outbid the leader of {{name}}',
  outbidDone: 'A collector has bid on {{name}}.',
  end: 'End now',
  endOf: 'End the auction of {{name}} now',
  ended: 'The auction of {{name}} has ended.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-nft': typeof nft;
  }
}

export default nft;
