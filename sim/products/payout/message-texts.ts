import { declareMessages } from '../messages/template';

export const payoutTexts = declareMessages({
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
