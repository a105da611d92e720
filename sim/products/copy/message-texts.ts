import { declareMessages } from '../messages/template';

/**
 * Messages about copying and being copied. A copy that opens as set up writes no message, because the list of copies
 * shows it.
 */
export const copyTexts = declareMessages({
  copySkipped: {
    topic: 'copy',
    url: '/pages/copytrade/my',
    texts: {
      en: {
        title: 'A trade by {trader} was not copied',
        text: '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.',
      },
      id: {
        title: 'Transaksi {trader} tidak disalin',
        text: '{trader} membuka {side:word} {symbol}, tetapi dana atau pengaturan Anda tidak memungkinkan salinan. Daftar salinan Anda menjelaskan alasannya.',
      },
    },
  },
  copyClosed: {
    topic: 'copy',
    url: '/pages/copytrade/my?tab=history',
    texts: {
      en: {
        title: '{symbol}: copied position closed with the trader’s',
        text: 'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.',
      },
      id: {
        title: '{symbol}: posisi salinan ditutup bersama milik trader',
        text: 'Posisi {side:word} Anda sebesar {amount:amount} {coin} ditutup pada {price:amount}. PnL: {profit:signed} USDT.',
      },
    },
  },
  copyReduced: {
    topic: 'copy',
    url: '/pages/copytrade/my?tab=history',
    texts: {
      en: {
        title: '{symbol}: part of a copied position closed with the trader’s',
        text: '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.',
      },
      id: {
        title: '{symbol}: sebagian posisi salinan ditutup bersama milik trader',
        text: '{amount:amount} {coin} dari posisi {side:word} Anda ditutup pada {price:amount}. PnL: {profit:signed} USDT. Sisanya tetap terbuka.',
      },
    },
  },
  copyEnded: {
    topic: 'copy',
    url: '/pages/copytrade/trader?id={traderId}',
    texts: {
      en: {
        title: 'You have stopped copying {trader}',
        text: 'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.',
      },
      id: {
        title: 'Anda tidak lagi menyalin {trader}',
        text: 'Batas waktu yang Anda tetapkan telah tercapai. Posisi yang sudah disalin ditutup bersama {trader}, kecuali Anda pegang sendiri dahulu.',
      },
    },
  },
  followerGained: {
    topic: 'copy',
    url: '/pages/copytrade/my',
    texts: {
      en: { title: 'You have a new follower', text: 'Someone is now copying your trades. Followers: {count}.' },
      id: { title: 'Anda punya pengikut baru', text: 'Seseorang kini menyalin transaksi Anda. Pengikut: {count}.' },
    },
  },
  traderApproved: {
    topic: 'copy',
    url: '/pages/copytrade/apply',
    texts: {
      en: {
        title: 'You are now a trader',
        text: 'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.',
      },
      id: {
        title: 'Anda kini seorang trader',
        text: 'Pengajuan Anda telah disetujui. Anda ada di daftar trader, dan posisi yang Anda buka mulai sekarang dapat disalin.',
      },
    },
  },
  traderRejected: {
    topic: 'copy',
    url: '/pages/copytrade/apply',
    texts: {
      en: {
        title: 'Your trader application was not approved',
        text: 'Reason: {reason}\n\nYou can apply again at any time.',
      },
      id: {
        title: 'Pengajuan trader Anda tidak disetujui',
        text: 'Alasan: {reason}\n\nAnda dapat mengajukan lagi kapan saja.',
      },
    },
  },
});
