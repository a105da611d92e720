import { declareMessages } from '../messages/template';

/** Messages about positions that changed without an action of the customer. */
export const futuresTexts = declareMessages({
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
  leverTriggered: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: trigger order opened a position',
        text: 'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.',
      },
      id: {
        title: '{symbol}: order pemicu membuka posisi',
        text: 'Pasar mencapai harga pemicu Anda: posisi {side:word} {amount:amount} {coin} pada {price:amount}, dengan leverage {multiple}×.',
      },
    },
  },
  leverTriggerFailed: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: trigger order cancelled',
        text: 'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.',
      },
      id: {
        title: '{symbol}: order pemicu dibatalkan',
        text: 'Pasar mencapai {price:amount}, tetapi akun futures Anda tidak mencukupi margin dan biaya order {side:word} {amount:amount} {coin}. Order dibatalkan.',
      },
    },
  },
  leverTriggerWorthless: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: trigger order cancelled',
        text: 'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.',
      },
      id: {
        title: '{symbol}: order pemicu dibatalkan',
        text: 'Pasar melompati harga pemicu {price:amount}. Dengan spread, posisi {side:word} {amount:amount} {coin} akan terbuka pada harga nol atau kurang. Order dibatalkan.',
      },
    },
  },
  /** Sent because the customer did not ask for it, as in a liquidation. */
  leverOrdersCancelled: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: 'Pending futures limit orders cancelled',
        text: 'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.',
      },
      id: {
        title: 'Limit order futures yang menunggu dibatalkan',
        text: 'Posisi terbuka Anda memerlukan dana yang ditahan untuk limit order yang menunggu. Order dibatalkan: {count}. Tersedia kembali: {amount:money} USDT.',
      },
    },
  },
  /** Sent after a liquidation, as the one above. */
  leverTriggersCancelled: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: 'Pending futures trigger orders cancelled',
        text: 'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.',
      },
      id: {
        title: 'Order pemicu futures yang menunggu dibatalkan',
        text: 'Posisi futures Anda dilikuidasi, sehingga order pemicu yang menunggu ikut dibatalkan. Order dibatalkan: {count}.',
      },
    },
  },
  /** The trigger order was cancelled because the market has also jumped past one of its stops. */
  leverTriggerPassed: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: trigger order cancelled',
        text: 'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.',
      },
      id: {
        title: '{symbol}: order pemicu dibatalkan',
        text: 'Pasar melompati harga pemicu {price:amount} dan juga {stop:amount}, harga saat posisi {side:word} {amount:amount} {coin} akan langsung ditutup lagi. Order dibatalkan.',
      },
    },
  },
  closeOrderFilled: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: '{symbol}: close order filled',
        text: 'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.',
      },
      id: {
        title: '{symbol}: order penutupan terisi',
        text: 'Posisi {side:word} Anda sebesar {amount:amount} {coin} ditutup pada {price:amount}. PnL: {profit:signed} USDT.',
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
  /** Sent because the customer did not ask for it, and only one of the closed positions has reached its stop. */
  winnersClosed: {
    topic: 'trade',
    url: '/pages/transaction/contract_order',
    texts: {
      en: {
        title: 'Positions in profit closed',
        text: 'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.',
      },
      id: {
        title: 'Posisi yang untung ditutup',
        text: 'Saldo dan margin Anda tidak menutup kerugian posisi yang harus ditutup, sehingga posisi yang untung ditutup pada harga pasar untuk membayarnya. Posisi ditutup: {count}. PnL: {profit:signed} USDT.',
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
