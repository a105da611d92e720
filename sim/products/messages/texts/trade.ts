import { declareMessages } from '../template';

/**
 * What happened to orders and positions while nobody pressed anything. Options settle within minutes and show their
 * result at once, so they write none.
 */
export const tradeMessages = declareMessages({
  spotFilled: {
    topic: 'trade',
    url: '/pages/transaction/currency_order',
    texts: {
      en: {
        title: '{symbol}: limit order filled',
        text: 'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.',
      },
      id: {
        title: '{symbol}: order limit terisi',
        text: 'Order {side:word} Anda sebesar {amount:amount} {coin} terisi pada harga {price:amount}, senilai {value:money} {quote}.',
      },
    },
  },
  /** In place of all further ones of a day (./tell.ts). */
  spotFilledMany: {
    topic: 'trade',
    url: '/pages/transaction/currency_order',
    texts: {
      en: {
        title: 'Many limit orders filled today',
        text: '{count} of your limit orders were filled today. Further ones of today are not told here one by one: you find all of them among your orders.',
      },
      id: {
        title: 'Banyak order limit terisi hari ini',
        text: '{count} order limit Anda terisi hari ini. Order berikutnya hari ini tidak diberitahukan satu per satu: semuanya ada di daftar order Anda.',
      },
    },
  },
  leverOpened: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: limit order opened a position',
        text: 'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}x leverage.',
      },
      id: {
        title: '{symbol}: order limit membuka posisi',
        text: 'Pasar mencapai harga Anda: posisi {side:word} {amount:amount} {coin} pada {price:amount}, dengan leverage {multiple}x.',
      },
    },
  },
  takeProfitHit: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: take profit reached',
        text: 'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. Result: {profit:signed} USDT.',
      },
      id: {
        title: '{symbol}: ambil untung tercapai',
        text: 'Posisi {side:word} Anda sebesar {amount:amount} {coin} ditutup pada {price:amount}. Hasil: {profit:signed} USDT.',
      },
    },
  },
  stopLossHit: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: stop loss reached',
        text: 'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. Result: {profit:signed} USDT.',
      },
      id: {
        title: '{symbol}: batas rugi tercapai',
        text: 'Posisi {side:word} Anda sebesar {amount:amount} {coin} ditutup pada {price:amount}. Hasil: {profit:signed} USDT.',
      },
    },
  },
  liquidated: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: 'Your futures positions were liquidated',
        text: 'Your margin no longer covered the losses, so everything open was closed at the market. Positions closed: {count}. Result: {profit:signed} USDT.\n\nA stop loss ends a position before it comes to that.',
      },
      id: {
        title: 'Posisi futures Anda dilikuidasi',
        text: 'Margin Anda tidak lagi menutup kerugian, sehingga semua posisi ditutup di pasar. Posisi ditutup: {count}. Hasil: {profit:signed} USDT.\n\nBatas rugi menutup posisi sebelum sampai sejauh itu.',
      },
    },
  },
  liquidationNear: {
    topic: 'trade',
    url: '/pages/transaction/contract',
    texts: {
      en: {
        title: 'Your futures account is close to liquidation',
        text: 'Risk rate {rate}%: liquidation follows at {limit}%. Transfer funds to the futures account, or close a part of your positions.',
      },
      id: {
        title: 'Akun futures Anda mendekati likuidasi',
        text: 'Tingkat risiko {rate}%: likuidasi terjadi pada {limit}%. Transfer dana ke akun futures, atau tutup sebagian posisi Anda.',
      },
    },
  },
});
