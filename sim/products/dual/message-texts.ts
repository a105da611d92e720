import { declareMessages } from '../messages/template';

export const dualTexts = declareMessages({
  dualSettled: {
    topic: 'wealth',
    url: '/pages/invest/mine',
    texts: {
      en: {
        title: 'Dual investment settled: {payout:amount} {coin}',
        text: '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.',
      },
      id: {
        title: 'Dual Investment diselesaikan: {payout:amount} {coin}',
        text: '{symbol} diselesaikan pada {price:amount}, {side:word} harga target {linked:amount}. {payout:amount} {coin} masuk ke akun spot Anda.',
      },
    },
  },
  dualReturned: {
    topic: 'wealth',
    url: '/pages/invest/mine',
    texts: {
      en: {
        title: 'Dual investment returned: {payout:amount} {coin}',
        text: '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.',
      },
      id: {
        title: 'Dual Investment dikembalikan: {payout:amount} {coin}',
        text: '{symbol} tidak memiliki harga selama sehari, sehingga investasi Anda tidak diselesaikan. {payout:amount} {coin} kembali ke akun spot Anda.',
      },
    },
  },
});
