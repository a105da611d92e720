import { declareMessages } from '../messages/template';

export const accountsTexts = declareMessages({
  welcome: {
    topic: 'account',
    url: '/pages/setting/real',
    texts: {
      en: {
        title: 'Welcome to Pocket Exchange',
        text: 'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.',
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
        text: 'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.',
      },
      id: {
        title: 'Login baru ke akun Anda',
        text: 'Ada login baru ke akun Anda pada {time:time}. Sesi sebelumnya telah berakhir.\n\nJika itu bukan Anda, segera ganti kata sandi.',
      },
    },
  },
  passwordChanged: {
    topic: 'account',
    url: '/pages/setting/security',
    texts: {
      en: {
        title: 'Your login password was changed',
        text: 'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.',
      },
      id: {
        title: 'Kata sandi masuk Anda telah diubah',
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
        text: 'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.',
      },
      id: {
        title: 'Kata sandi dana Anda telah diatur',
        text: 'Kata sandi dana, yang mengonfirmasi penarikan, diatur pada {time:time}.\n\nJika itu bukan Anda, hubungi layanan pelanggan.',
      },
    },
  },
  addressBound: {
    topic: 'account',
    url: '/pages/setting/security',
    texts: {
      en: {
        title: 'New contact linked to your account',
        text: '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.',
      },
      id: {
        title: 'Kontak baru ditautkan ke akun Anda',
        text: '{address} ditautkan ke akun Anda pada {time:time}. Anda dapat masuk dengannya, dan kode dikirim ke sana.',
      },
    },
  },
});
