import { declareMessages } from '../template';

/** Messages about deposits and withdrawals. */
export const fundMessages = declareMessages({
  depositApproved: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=recharge&id={id}',
    texts: {
      en: {
        title: 'Deposit credited: {amount:amount} {coin}',
        text: 'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.',
      },
      id: {
        title: 'Deposit masuk: {amount:amount} {coin}',
        text: 'Deposit Anda sebesar {amount:amount} {coin} telah disetujui dan masuk ke akun spot Anda.',
      },
    },
  },
  depositRejected: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=recharge&id={id}',
    texts: {
      en: {
        title: 'Deposit not approved: {amount:amount} {coin}',
        text: 'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.',
      },
      id: {
        title: 'Deposit tidak disetujui: {amount:amount} {coin}',
        text: 'Deposit Anda sebesar {amount:amount} {coin} tidak dapat dikonfirmasi: {reason}\n\nTidak ada dana yang dikreditkan. Ajukan lagi dengan bukti pembayaran yang lebih jelas, atau hubungi layanan pelanggan.',
      },
    },
  },
  withdrawalPaid: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=withdraw&id={id}',
    texts: {
      en: {
        title: 'Withdrawal sent: {amount:amount} {coin}',
        text: 'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.',
      },
      id: {
        title: 'Penarikan terkirim: {amount:amount} {coin}',
        text: 'Penarikan Anda sebesar {amount:amount} {coin} telah disetujui dan dikirim, dikurangi biaya {fee:amount} {coin}.',
      },
    },
  },
  withdrawalRejected: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=withdraw&id={id}',
    texts: {
      en: {
        title: 'Withdrawal rejected: {amount:amount} {coin}',
        text: 'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.',
      },
      id: {
        title: 'Penarikan ditolak: {amount:amount} {coin}',
        text: 'Penarikan Anda sebesar {amount:amount} {coin} ditolak: {reason}\n\nSeluruh jumlah tersedia kembali.',
      },
    },
  },
});
