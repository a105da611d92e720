import { declareMessages } from '../messages/template';

export const rechargeTexts = declareMessages({
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
});
