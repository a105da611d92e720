import { declareMessages } from '../template';

/** About the account itself: its check, its security, its tier. */
export const accountMessages = declareMessages({
  welcome: {
    topic: 'account',
    url: '/pages/setting/real',
    texts: {
      en: {
        title: 'Welcome to Pocket Exchange',
        text: 'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and to withdraw: it takes two minutes.',
      },
      id: {
        title: 'Selamat datang di Pocket Exchange',
        text: 'Akun Anda sudah siap. Dua kupon menunggu Anda di Pengaturan, Kupon.\n\nVerifikasi identitas Anda untuk bertransaksi dan menarik dana: hanya butuh dua menit.',
      },
    },
  },
  newLogin: {
    topic: 'account',
    url: '/pages/setting/security',
    texts: {
      en: {
        title: 'New login to your account',
        text: 'Your account was logged in to at {time:time}. The session before it has ended.\n\nIf that was not you, change your password at once.',
      },
      id: {
        title: 'Login baru ke akun Anda',
        text: 'Akun Anda dimasuki pada {time:time}. Sesi sebelumnya telah berakhir.\n\nJika itu bukan Anda, segera ganti kata sandi.',
      },
    },
  },
  passwordChanged: {
    topic: 'account',
    url: '/pages/setting/security',
    texts: {
      en: {
        title: 'Your login password was changed',
        text: 'The password of your account was changed at {time:time}.\n\nIf that was not you, contact customer service.',
      },
      id: {
        title: 'Kata sandi login Anda telah diubah',
        text: 'Kata sandi akun Anda diubah pada {time:time}.\n\nJika itu bukan Anda, hubungi layanan pelanggan.',
      },
    },
  },
  payPasswordChanged: {
    topic: 'account',
    url: '/pages/setting/security',
    texts: {
      en: {
        title: 'Your payment password was set',
        text: 'The payment password, which confirms withdrawals and purchases, was set at {time:time}.\n\nIf that was not you, contact customer service.',
      },
      id: {
        title: 'Kata sandi pembayaran Anda telah diatur',
        text: 'Kata sandi pembayaran, yang mengonfirmasi penarikan dan pembelian, diatur pada {time:time}.\n\nJika itu bukan Anda, hubungi layanan pelanggan.',
      },
    },
  },
  addressBound: {
    topic: 'account',
    url: '/pages/setting/security',
    texts: {
      en: {
        title: 'A new address is linked to your account',
        text: '{address} is linked to your account since {time:time}. You can log in with it, and codes are sent to it.',
      },
      id: {
        title: 'Alamat baru tertaut ke akun Anda',
        text: '{address} tertaut ke akun Anda sejak {time:time}. Anda dapat masuk dengannya, dan kode dikirim ke sana.',
      },
    },
  },
  identityApproved: {
    topic: 'account',
    url: '/pages/setting/real',
    texts: {
      en: {
        title: 'Identity check passed: level {level}',
        text: 'Your identity check for level {level} has been approved. Its limits count from now on.',
      },
      id: {
        title: 'Verifikasi identitas lolos: tingkat {level}',
        text: 'Verifikasi identitas Anda untuk tingkat {level} telah disetujui. Batasnya berlaku mulai sekarang.',
      },
    },
  },
  identityRejected: {
    topic: 'account',
    url: '/pages/setting/real',
    texts: {
      en: {
        title: 'Identity check failed: level {level}',
        text: 'Your identity check for level {level} was not approved: {reason}\n\nYou can submit it again right away.',
      },
      id: {
        title: 'Verifikasi identitas gagal: tingkat {level}',
        text: 'Verifikasi identitas Anda untuk tingkat {level} tidak disetujui: {reason}\n\nAnda dapat mengajukannya lagi sekarang juga.',
      },
    },
  },
  vipReached: {
    topic: 'account',
    url: '/pages/vip/index',
    texts: {
      en: {
        title: 'You are VIP {tier} now',
        text: 'Your deposits have reached VIP {tier}. Lower fees and higher limits count from now on, and a coupon has come with it.',
      },
      id: {
        title: 'Anda kini VIP {tier}',
        text: 'Setoran Anda telah mencapai VIP {tier}. Biaya lebih rendah dan batas lebih tinggi berlaku mulai sekarang, dan Anda mendapat sebuah kupon.',
      },
    },
  },
  couponReceived: {
    topic: 'account',
    url: '/pages/setting/coupon',
    texts: {
      en: {
        title: 'A coupon for you',
        text: 'You received a coupon worth up to {worth:amount} USDT. Put it to use before {expires:time}.',
      },
      id: {
        title: 'Sebuah kupon untuk Anda',
        text: 'Anda menerima kupon senilai hingga {worth:amount} USDT. Gunakan sebelum {expires:time}.',
      },
    },
  },
});
