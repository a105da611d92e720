import { declareMessages } from '../messages/template';

/** Messages about orders that were filled without an action of the customer. */
export const spotTexts = declareMessages({
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
  /** An order whose trigger price was reached. */
  spotStopFilled: {
    topic: 'trade',
    url: '/pages/transaction/currency_order',
    texts: {
      en: {
        title: '{symbol}: triggered order filled',
        text: 'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.',
      },
      id: {
        title: '{symbol}: order terpicu dan terisi',
        text: 'Pasar mencapai {stop:amount}. Order {side:word} Anda sebesar {amount:amount} {coin} terisi pada harga {price:amount}, senilai {value:money} {quote}.',
      },
    },
  },
  spotStopWaits: {
    topic: 'trade',
    url: '/pages/transaction/currency_order',
    texts: {
      en: {
        title: '{symbol}: order triggered',
        text: 'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.',
      },
      id: {
        title: '{symbol}: order terpicu',
        text: 'Pasar mencapai {stop:amount}. Order {side:word} Anda sebesar {amount:amount} {coin} kini ada di order book pada harga {price:amount}. Sudah terisi: {filled:amount} {coin}.',
      },
    },
  },
  spotStopCut: {
    topic: 'trade',
    url: '/pages/transaction/currency_order',
    texts: {
      en: {
        title: '{symbol}: triggered order not filled completely',
        text: 'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.',
      },
      id: {
        title: '{symbol}: order terpicu, terisi sebagian',
        text: 'Pasar mencapai {stop:amount}. Dari order {side:word} Anda sebesar {amount:amount} {coin}, {filled:amount} {coin} terisi dan sisanya dibatalkan: order book tidak menawarkan lebih untuk dana yang ditahan.',
      },
    },
  },
  /** Replaces all further messages of a day (../messages/send.ts). */
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
});
