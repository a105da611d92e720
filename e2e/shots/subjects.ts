/** The parameters or the scenario of a screen that needs either to show content. */
interface Subject {
  /** Parameters of the address; each names something that exists with seed 7. */
  readonly query?: string;
  /** Replaces the scenario of the full variant. */
  readonly scenario?: string;
}

const artist = { scenario: 'art-collector' };

/** By route. Screens not listed need none. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  '/pages/common/article': { query: 'id=13' },
  '/pages/common/borrowing': { scenario: 'loan-overdue', query: 'tab=mine' },
  '/pages/copytrade/my': { scenario: 'copy-through-a-drawdown' },
  '/pages/fund/receive': { query: 'coin=3' },
  '/pages/fund/receive_withdraw_record': { scenario: 'first-deposit' },
  '/pages/ieo/order': { scenario: 'ieo-oversubscribed' },
  '/pages/ieo/subscribe': { query: 'id=4' },
  '/pages/invest/mine': { scenario: 'dual-settled-above' },
  '/pages/invest/purchase': { query: 'id=245449' },
  '/pages/lockming/buy': { query: 'id=1' },
  '/pages/lockming/order': { scenario: 'lock-to-maturity' },
  '/pages/market/search': { query: 'q=b' },
  '/pages/nft/artistDetail': { query: 'uid=900001' },
  '/pages/nft/artworkDetail': { ...artist, query: 'code=d6bfc1cc2cff69c87c70e36a216bb4d3' },
  '/pages/nft/artworkDetail_video': { ...artist, query: 'code=d6bfc1cf522ab280ec8660d4e1980873' },
  '/pages/nft/components/search': { query: 'keyword=green' },
  '/pages/nft/mine': artist,
  '/pages/nft/myNft': artist,
  '/pages/nft/purchase': artist,
  '/pages/nft/purchase_one': { ...artist, query: 'id=1' },
  '/pages/nft/resell': { query: 'code=d6bfc1c4af229957821f8818a56818fa' },
  '/pages/site_message/message-center': artist,
  '/pages/site_message/message-detail': { ...artist, query: 'id=42' },
  '/pages/transaction/alerts': { scenario: 'price-alert' },
  '/pages/transaction/contract_order': { scenario: 'long-btc' },
  '/pages/transaction/seconds_order': { scenario: 'option-won' },
  '/open-location': { query: 'latitude=-6.9&longitude=107.6&name=Head%20office&address=Jalan%20Asia%201' },
};
