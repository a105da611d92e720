import { declareMessages } from '../messages/template';

/** Messages about auctions and collectibles. `code` is the artwork's. */
export const nftTexts = declareMessages({
  nftOutbid: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'Outbid: {work}',
        text: 'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.',
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
        text: '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.',
      },
      id: {
        title: 'Anda memenangkan lelang: {work}',
        text: '“{work}” milik Anda seharga {price:amount} {coin}. Bayar sebelum {deadline:time}, atau uang jaminan hangus.',
      },
    },
  },
  nftLost: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'Auction ended: {work}',
        text: '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.',
      },
      id: {
        title: 'Lelang berakhir: {work}',
        text: '“{work}” dimenangkan penawar lain. Uang jaminan Anda {margin:amount} {coin} dikembalikan.',
      },
    },
  },
  nftForfeited: {
    topic: 'nft',
    url: '/pages/nft/artworkDetail?code={code}',
    texts: {
      en: {
        title: 'Bid deposit forfeited: {work}',
        text: '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.',
      },
      id: {
        title: 'Uang jaminan hangus: {work}',
        text: '“{work}” tidak dibayar tepat waktu. Uang jaminan {margin:amount} {coin} hangus.',
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
  nftUnsold: {
    topic: 'nft',
    url: '/pages/nft/myNft',
    texts: {
      en: {
        title: 'Not sold: {work}',
        text: 'The sale of “{work}” ended without a buyer. It is still yours.',
      },
      id: {
        title: 'Tidak terjual: {work}',
        text: 'Penjualan “{work}” berakhir tanpa pembeli. Karya itu tetap milik Anda.',
      },
    },
  },
  nftUnpaid: {
    topic: 'nft',
    url: '/pages/nft/myNft',
    texts: {
      en: {
        title: 'Not paid for: {work}',
        text: 'The winner of the auction did not pay for “{work}” in time. It is still yours.',
      },
      id: {
        title: 'Tidak dibayar: {work}',
        text: 'Pemenang lelang tidak membayar “{work}” tepat waktu. Karya itu tetap milik Anda.',
      },
    },
  },
  nftReceived: {
    topic: 'nft',
    url: '/pages/nft/myNft',
    texts: {
      en: {
        title: 'You received an artwork: {work}',
        text: '{from} sent you “{work}” as a gift. It is among your artworks.',
      },
      id: {
        title: 'Anda menerima karya: {work}',
        text: '{from} menghadiahkan “{work}” kepada Anda. Karya itu ada di daftar karya Anda.',
      },
    },
  },
});
