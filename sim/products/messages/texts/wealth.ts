import { declareMessages } from '../template';

/** Messages about lock-ups and dual investments. */
export const wealthMessages = declareMessages({
  lockDividend: {
    topic: 'wealth',
    url: '/pages/lockming/order',
    texts: {
      en: {
        title: 'Interest received: {amount:amount} {coin}',
        text: 'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.',
      },
      id: {
        title: 'Imbal hasil diterima: {amount:amount} {coin}',
        text: 'Hari {day} dari {days} dana terkunci Anda: {amount:amount} {coin} masuk ke akun spot Anda.',
      },
    },
  },
  lockMatured: {
    topic: 'wealth',
    url: '/pages/lockming/order',
    texts: {
      en: {
        title: 'Lock-up deposit returned: {amount:amount} {coin}',
        text: 'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.',
      },
      id: {
        title: 'Dana terkunci dikembalikan: {amount:amount} {coin}',
        text: 'Dana terkunci Anda jatuh tempo setelah {days} hari. {amount:amount} {coin} kembali ke akun spot Anda. Total imbal hasil: {interest:amount} {coin}.',
      },
    },
  },
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
