import { declareMessages } from '../template';

/** About money that comes and goes. */
export const fundMessages = declareMessages({
  depositApproved: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=recharge&id={id}',
    texts: {
      en: {
        title: 'Deposit credited: {amount:amount} {coin}',
        text: 'Your deposit of {amount:amount} {coin} has been approved and is in your spot account.',
      },
      id: {
        title: 'Setoran masuk: {amount:amount} {coin}',
        text: 'Setoran Anda sebesar {amount:amount} {coin} telah disetujui dan masuk ke akun spot Anda.',
      },
    },
  },
  depositRejected: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=recharge&id={id}',
    texts: {
      en: {
        title: 'Deposit not approved: {amount:amount} {coin}',
        text: 'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was booked. You can send it again with a better voucher, or ask customer service.',
      },
      id: {
        title: 'Setoran tidak disetujui: {amount:amount} {coin}',
        text: 'Setoran Anda sebesar {amount:amount} {coin} tidak dapat dikonfirmasi: {reason}\n\nTidak ada yang dibukukan. Anda dapat mengirimnya lagi dengan bukti yang lebih jelas, atau bertanya ke layanan pelanggan.',
      },
    },
  },
  withdrawalPaid: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=withdraw&id={id}',
    texts: {
      en: {
        title: 'Withdrawal paid: {amount:amount} {coin}',
        text: 'Your withdrawal of {amount:amount} {coin} has been approved and paid out, less a fee of {fee:amount} {coin}.',
      },
      id: {
        title: 'Penarikan dibayarkan: {amount:amount} {coin}',
        text: 'Penarikan Anda sebesar {amount:amount} {coin} telah disetujui dan dibayarkan, dikurangi biaya {fee:amount} {coin}.',
      },
    },
  },
  withdrawalRejected: {
    topic: 'funds',
    url: '/pages/fund/receive_withdraw_record?tab=withdraw&id={id}',
    texts: {
      en: {
        title: 'Withdrawal refused: {amount:amount} {coin}',
        text: 'Your withdrawal of {amount:amount} {coin} was refused: {reason}\n\nThe whole amount is available again.',
      },
      id: {
        title: 'Penarikan ditolak: {amount:amount} {coin}',
        text: 'Penarikan Anda sebesar {amount:amount} {coin} ditolak: {reason}\n\nSeluruh jumlahnya tersedia kembali.',
      },
    },
  },
});
