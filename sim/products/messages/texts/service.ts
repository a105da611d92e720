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
  supportReplied: {
    topic: 'service',
    url: '/pages/kefu/index',
    texts: {
      en: { title: 'Customer service has answered', text: '{name} has answered what you asked.' },
      id: { title: 'Layanan pelanggan telah menjawab', text: '{name} telah menjawab pertanyaan Anda.' },
    },
  },
  chatUpheld: {
    topic: 'service',
    url: '/pages/chat/index',
    texts: {
      en: {
        title: 'Thank you for your report',
        text: 'What {name} wrote in the chat room on {at:time} broke its rules. It is gone from the room, and {name} cannot write there for a day.',
      },
      id: {
        title: 'Terima kasih atas laporan Anda',
        text: 'Yang ditulis {name} di ruang obrolan pada {at:time} melanggar aturan. Pesannya sudah dihapus, dan {name} tidak dapat menulis di sana selama sehari.',
      },
    },
  },
  chatDismissed: {
    topic: 'service',
    url: '/pages/chat/index',
    texts: {
      en: {
        title: 'Your report has been looked at',
        text: 'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nWhoever you do not want to read you can mute.',
      },
      id: {
        title: 'Laporan Anda telah ditinjau',
        text: 'Yang ditulis {name} di ruang obrolan pada {at:time} tetap ada: {reason}\n\nAnda dapat membisukan siapa pun yang tidak ingin Anda baca.',
      },
    },
  },
  chatSilenced: {
    topic: 'service',
    url: '/pages/chat/index',
    texts: {
      en: {
        title: 'Your message was taken out of the chat room',
        text: '“{text}”\n\nIt was reported and broke the rules of the room. You can read there, and write again from {until:time} on.',
      },
      id: {
        title: 'Pesan Anda dihapus dari ruang obrolan',
        text: '“{text}”\n\nPesan itu dilaporkan dan melanggar aturan ruang obrolan. Anda tetap dapat membaca, dan dapat menulis lagi mulai {until:time}.',
      },
    },
  },
  otcReleased: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
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
  otcTaken: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'Your ad was taken: {amount:amount} {coin}',
        text: '{name} takes {amount:amount} {coin} of your ad for {total:amount} {fiat}.',
      },
      id: {
        title: 'Iklan Anda diambil: {amount:amount} {coin}',
        text: '{name} mengambil {amount:amount} {coin} dari iklan Anda seharga {total:amount} {fiat}.',
      },
    },
  },
  otcPaid: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: '{name} has paid {total:amount} {fiat}',
        text: 'Look whether {total:amount} {fiat} have come, then release {amount:amount} {coin}. Never release before.',
      },
      id: {
        title: '{name} telah membayar {total:amount} {fiat}',
        text: 'Periksa apakah {total:amount} {fiat} sudah masuk, lalu lepas {amount:amount} {coin}. Jangan melepas sebelumnya.',
      },
    },
  },
  otcAdPaused: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=ads',
    texts: {
      en: {
        title: 'Your ad is paused',
        text: '{count} orders in a row were not paid in time. Put it online again when you can pay.',
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
        title: 'Your ad is finished',
        text: '{amount:amount} {coin} were traded. What was set aside and not taken is available again.',
      },
      id: {
        title: 'Iklan Anda selesai',
        text: '{amount:amount} {coin} telah diperdagangkan. Sisa yang dicadangkan tersedia kembali.',
      },
    },
  },
  otcCancelled: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
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
  otcAppealed: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
    texts: {
      en: {
        title: 'Appeal in your OTC order over {amount:amount} {coin}',
        text: 'The other side has appealed. Nothing happens by itself until the exchange has decided.',
      },
      id: {
        title: 'Banding untuk order OTC Anda sebesar {amount:amount} {coin}',
        text: 'Pihak lain mengajukan banding. Tidak ada yang terjadi dengan sendirinya sampai bursa memutuskan.',
      },
    },
  },
  otcDecided: {
    topic: 'funds',
    url: '/pages/otc/otc?tab=orders',
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
