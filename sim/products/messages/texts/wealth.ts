import { declareMessages } from '../template';

/** Deposits and investments that bear fruit by themselves. */
export const wealthMessages = declareMessages({
  lockDividend: {
    topic: 'wealth',
    url: '/pages/lockming/order',
    texts: {
      en: {
        title: 'Yield received: {amount:amount} {coin}',
        text: 'Day {day} of {days} of your lock deposit: {amount:amount} {coin} is in your spot account.',
      },
      id: {
        title: 'Imbal hasil diterima: {amount:amount} {coin}',
        text: 'Hari {day} dari {days} deposito terkunci Anda: {amount:amount} {coin} masuk ke akun spot Anda.',
      },
    },
  },
  lockMatured: {
    topic: 'wealth',
    url: '/pages/lockming/order',
    texts: {
      en: {
        title: 'Lock deposit returned: {amount:amount} {coin}',
        text: 'Your lock deposit has run its {days} days. {amount:amount} {coin} is back in your spot account; it earned {interest:amount} {coin} in all.',
      },
      id: {
        title: 'Deposito dikembalikan: {amount:amount} {coin}',
        text: 'Deposito terkunci Anda telah berjalan {days} hari. {amount:amount} {coin} kembali ke akun spot Anda; total imbal hasil {interest:amount} {coin}.',
      },
    },
  },
  dualSettled: {
    topic: 'wealth',
    url: '/pages/invest/mine',
    texts: {
      en: {
        title: 'Dual investment settled: {payout:amount} {coin}',
        text: '{symbol} settled at {price:amount}, {side:word} the linked price of {linked:amount}. {payout:amount} {coin} is in your spot account.',
      },
      id: {
        title: 'Investasi ganda diselesaikan: {payout:amount} {coin}',
        text: '{symbol} diselesaikan pada {price:amount}, {side:word} harga acuan {linked:amount}. {payout:amount} {coin} masuk ke akun spot Anda.',
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
        title: 'Investasi ganda dikembalikan: {payout:amount} {coin}',
        text: '{symbol} tidak memiliki harga selama sehari, sehingga investasi Anda tidak diselesaikan. {payout:amount} {coin} kembali ke akun spot Anda.',
      },
    },
  },
});
