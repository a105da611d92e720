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
  /** Replaces all further messages of a day (./send.ts). */
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
