import { declareMessages } from '../template';

/** Auctions and collectibles. `code` is the work's. */
export const nftMessages = declareMessages({
  nftOutbid: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'Outbid: {work}',
        text: 'Somebody bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}: you can still bid again.',
      },
      id: {
        title: 'Tawaran terlampaui: {work}',
        text: 'Seseorang menawar {price:amount} {coin} untuk “{work}”. Lelang berakhir pada {ends:time}: Anda masih dapat menawar lagi.',
      },
    },
  },
  nftWon: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'You won the auction: {work}',
        text: '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or the margin is forfeited.',
      },
      id: {
        title: 'Anda memenangkan lelang: {work}',
        text: '“{work}” milik Anda seharga {price:amount} {coin}. Bayar sebelum {deadline:time}, atau jaminan hangus.',
      },
    },
  },
  nftLost: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'Auction ended: {work}',
        text: '“{work}” went to another bidder. Your margin of {margin:amount} {coin} is back.',
      },
      id: {
        title: 'Lelang berakhir: {work}',
        text: '“{work}” jatuh ke penawar lain. Jaminan Anda {margin:amount} {coin} dikembalikan.',
      },
    },
  },
  nftForfeited: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'Margin forfeited: {work}',
        text: '“{work}” was not paid in time. The margin of {margin:amount} {coin} is kept by the exchange.',
      },
      id: {
        title: 'Jaminan hangus: {work}',
        text: '“{work}” tidak dibayar tepat waktu. Jaminan {margin:amount} {coin} menjadi milik bursa.',
      },
    },
  },
  nftSold: {
    topic: 'nft',
    url: '/pages/nft/myNft',
    texts: {
      en: {
        title: 'Sold: {work}',
        text: '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.',
      },
      id: {
        title: 'Terjual: {work}',
        text: '“{work}” terjual seharga {price:amount} {coin}. Anda menerima {received:amount} {coin} setelah biaya.',
      },
    },
  },
  nftReceived: {
    topic: 'nft',
    url: '/pages/nft/myNft',
    texts: {
      en: {
        title: 'A work was sent to you: {work}',
        text: '{from} transferred “{work}” to you. It is in your collection.',
      },
      id: {
        title: 'Karya dikirim kepada Anda: {work}',
        text: '{from} mentransfer “{work}” kepada Anda. Karya itu ada di koleksi Anda.',
      },
    },
  },
});
