import { declareMessages } from '../messages/template';

export const otcTexts = declareMessages({
  otcReleased: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'OTC order completed: {amount:amount} {coin}',
        text: 'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.',
      },
      id: {
        title: 'Order OTC selesai: {amount:amount} {coin}',
        text: 'Order OTC Anda sebesar {amount:amount} {coin} seharga {total:amount} {fiat} telah selesai.',
      },
    },
  },
  otcTaken: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'New order on your ad: {amount:amount} {coin}',
        text: '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.',
      },
      id: {
        title: 'Order baru di iklan Anda: {amount:amount} {coin}',
        text: '{name} memesan {amount:amount} {coin} dari iklan Anda seharga {total:amount} {fiat}.',
      },
    },
  },
  otcPaid: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: '{name} has paid {total:amount} {fiat}',
        text: 'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.',
      },
      id: {
        title: '{name} telah membayar {total:amount} {fiat}',
        text: 'Pastikan {total:amount} {fiat} sudah masuk, lalu lepaskan {amount:amount} {coin}. Jangan pernah melepaskan sebelumnya.',
      },
    },
  },
  otcAdPaused: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=ads',
    texts: {
      en: {
        title: 'Your ad is paused',
        text: '{count} orders in a row were not paid in time. Resume the ad when you can pay.',
      },
      id: {
        title: 'Iklan Anda dijeda',
        text: '{count} order berturut-turut tidak dibayar tepat waktu. Aktifkan lagi saat Anda bisa membayar.',
      },
    },
  },
  otcAdDone: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=ads',
    texts: {
      en: {
        title: 'Your ad is complete',
        text: '{amount:amount} {coin} was traded. Any remaining held amount is available again.',
      },
      id: {
        title: 'Iklan Anda selesai',
        text: '{amount:amount} {coin} telah diperdagangkan. Sisa yang ditahan tersedia kembali.',
      },
    },
  },
  otcCancelled: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'OTC order cancelled: {amount:amount} {coin}',
        text: 'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.',
      },
      id: {
        title: 'Order OTC dibatalkan: {amount:amount} {coin}',
        text: 'Order OTC Anda sebesar {amount:amount} {coin} dibatalkan. Dana yang ditahan tersedia kembali.',
      },
    },
  },
  otcAppealed: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'Appeal on your OTC order for {amount:amount} {coin}',
        text: 'The other party has appealed. The order is on hold until the exchange decides.',
      },
      id: {
        title: 'Banding untuk order OTC Anda sebesar {amount:amount} {coin}',
        text: 'Pihak lain mengajukan banding. Order ditangguhkan sampai bursa memutuskan.',
      },
    },
  },
  otcDecided: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'Your OTC appeal has been decided',
        text: 'Order for {amount:amount} {coin}. Decision: {decision}',
      },
      id: {
        title: 'Banding OTC Anda telah diputuskan',
        text: 'Order sebesar {amount:amount} {coin}. Keputusan: {decision}',
      },
    },
  },
});
