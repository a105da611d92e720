import { declareMessages } from '../messages/template';

export const lockupTexts = declareMessages({
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
});
