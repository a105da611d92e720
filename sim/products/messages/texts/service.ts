import { declareMessages } from '../template';

/** What the exchange's staff and other customers do. */
export const serviceMessages = declareMessages({
  /** Written by hand in the back office; nothing of it is translated. */
  staff: {
    topic: 'service',
    url: '',
    texts: { en: { title: '{title}', text: '{text}' } },
  },
  supportAnswered: {
    topic: 'service',
    url: '/pages/kefu/index',
    texts: {
      en: { title: 'Customer service has answered', text: '{answer}' },
      id: { title: 'Layanan pelanggan telah menjawab', text: '{answer}' },
    },
  },
  otcReleased: {
    topic: 'funds',
    url: '/pages/otc/otc',
    texts: {
      en: {
        title: 'OTC order completed: {amount:amount} {coin}',
        text: 'Your OTC order over {amount:amount} {coin} for {total:amount} {fiat} is completed.',
      },
      id: {
        title: 'Order OTC selesai: {amount:amount} {coin}',
        text: 'Order OTC Anda sebesar {amount:amount} {coin} seharga {total:amount} {fiat} telah selesai.',
      },
    },
  },
  otcCancelled: {
    topic: 'funds',
    url: '/pages/otc/otc',
    texts: {
      en: {
        title: 'OTC order cancelled: {amount:amount} {coin}',
        text: 'Your OTC order over {amount:amount} {coin} was cancelled. What was set aside is available again.',
      },
      id: {
        title: 'Order OTC dibatalkan: {amount:amount} {coin}',
        text: 'Order OTC Anda sebesar {amount:amount} {coin} dibatalkan. Dana yang dicadangkan tersedia kembali.',
      },
    },
  },
  otcDecided: {
    topic: 'funds',
    url: '/pages/otc/otc',
    texts: {
      en: {
        title: 'Your OTC appeal has been decided',
        text: 'Order over {amount:amount} {coin}. Decision: {decision}',
      },
      id: {
        title: 'Banding OTC Anda telah diputuskan',
        text: 'Order sebesar {amount:amount} {coin}. Keputusan: {decision}',
      },
    },
  },
});
