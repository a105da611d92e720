import { declareMessages } from '../template';

/**
 * Messages about orders and positions that changed without an action of the customer. Options settle within minutes and
 * show their result at once, so they have no messages.
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
        title: '{symbol}: limit order terisi',
        text: 'Order {side:word} Anda sebesar {amount:amount} {coin} terisi pada harga {price:amount}, senilai {value:money} {quote}.',
      },
    },
  },
  /** Replaces all further messages of a day (./tell.ts). */
  spotFilledMany: {
    topic: 'trade',
    url: '/pages/transaction/currency_order',
    texts: {
      en: {
        title: 'Several limit orders filled today',
        text: '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.',
      },
      id: {
        title: 'Beberapa limit order terisi hari ini',
        text: '{count} limit order Anda terisi hari ini. Order berikutnya hari ini tidak diberitahukan satu per satu: lihat riwayat order Anda.',
      },
    },
  },
  leverOpened: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: limit order opened a position',
        text: 'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.',
      },
      id: {
        title: '{symbol}: limit order membuka posisi',
        text: 'Pasar mencapai harga Anda: posisi {side:word} {amount:amount} {coin} pada {price:amount}, dengan leverage {multiple}×.',
      },
    },
  },
  takeProfitHit: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: take profit reached',
        text: 'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.',
      },
      id: {
        title: '{symbol}: take profit tercapai',
        text: 'Posisi {side:word} Anda sebesar {amount:amount} {coin} ditutup pada {price:amount}. PnL: {profit:signed} USDT.',
      },
    },
  },
  stopLossHit: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: stop loss reached',
        text: 'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.',
      },
      id: {
        title: '{symbol}: stop loss tercapai',
        text: 'Posisi {side:word} Anda sebesar {amount:amount} {coin} ditutup pada {price:amount}. PnL: {profit:signed} USDT.',
      },
    },
  },
  liquidated: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: 'Your futures positions were liquidated',
        text: 'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.',
      },
      id: {
        title: 'Posisi futures Anda dilikuidasi',
        text: 'Margin Anda tidak lagi menutup kerugian, sehingga semua posisi ditutup pada harga pasar. Posisi ditutup: {count}. PnL: {profit:signed} USDT.\n\nStop loss dapat menutup posisi sebelum hal itu terjadi.',
      },
    },
  },
  liquidationNear: {
    topic: 'trade',
    url: '/pages/transaction/contract',
    texts: {
      en: {
        title: 'Your futures account is close to liquidation',
        text: 'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.',
      },
      id: {
        title: 'Akun futures Anda mendekati likuidasi',
        text: 'Margin level {rate}%: likuidasi terjadi pada {limit}%. Transfer dana ke akun futures, atau tutup sebagian posisi Anda.',
      },
    },
  },
});
