import { declareMessages } from '../messages/template';

/** Messages about prices that a customer wanted to be notified of. */
export const watchlistTexts = declareMessages({
  priceRose: {
    topic: 'trade',
    url: '/pages/transaction/currency?view=chart&symbol={symbol}',
    texts: {
      en: {
        title: '{symbol} rose to {price:amount}',
        text: 'The price of your alert was reached. It was {from:amount} when you set it.',
      },
      id: {
        title: '{symbol} naik ke {price:amount}',
        text: 'Harga pada peringatan Anda telah tercapai. Saat dipasang, harganya {from:amount}.',
      },
    },
  },
  priceFell: {
    topic: 'trade',
    url: '/pages/transaction/currency?view=chart&symbol={symbol}',
    texts: {
      en: {
        title: '{symbol} fell to {price:amount}',
        text: 'The price of your alert was reached. It was {from:amount} when you set it.',
      },
      id: {
        title: '{symbol} turun ke {price:amount}',
        text: 'Harga pada peringatan Anda telah tercapai. Saat dipasang, harganya {from:amount}.',
      },
    },
  },
});
