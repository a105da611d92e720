import { declareMessages } from '../messages/template';

export const membershipTexts = declareMessages({
  vipReached: {
    topic: 'account',
    url: '/pages/vip/index',
    texts: {
      en: {
        title: 'You are now VIP {tier}',
        text: 'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.',
      },
      id: {
        title: 'Anda kini VIP {tier}',
        text: 'Deposit Anda telah mencapai VIP {tier}. Biaya lebih rendah dan batas lebih tinggi berlaku mulai sekarang, dan Anda mendapat sebuah kupon.',
      },
    },
  },
  couponReceived: {
    topic: 'account',
    url: '/pages/setting/coupon',
    texts: {
      en: {
        title: 'A coupon for you',
        text: 'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.',
      },
      id: {
        title: 'Sebuah kupon untuk Anda',
        text: 'Anda menerima kupon senilai hingga {worth:amount} USDT. Aktifkan sebelum {expires:time}.',
      },
    },
  },
});
