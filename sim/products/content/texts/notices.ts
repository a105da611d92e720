import { type ArticleTexts, paragraphs } from '../article-text';

export const noticeMarketHours: ArticleTexts = {
  en: {
    title: 'Stock trading hours',
    abstract: 'Stocks trade on weekdays; limit orders wait for the next session. Crypto markets never close.',
    content: paragraphs(
      'Stocks trade on weekdays during their exchange’s session. Outside trading hours, the market page shows that the market is closed and counts down to the next opening.',
      'A limit order that is still open when the session ends stays in the order book and can fill when trading resumes. New stock orders are accepted only during the session.',
      'Crypto markets trade around the clock, every day of the year.',
    ),
  },
  id: {
    title: 'Jam perdagangan saham',
    abstract:
      'Saham diperdagangkan pada hari kerja; limit order menunggu sesi berikutnya. Pasar kripto tidak pernah tutup.',
    content: paragraphs(
      'Saham diperdagangkan pada hari kerja selama sesi bursanya. Di luar sesi, halaman pasar menampilkan status tutup dan hitung mundur ke pembukaan berikutnya.',
      'Limit order yang masih terbuka saat sesi berakhir tetap berada di order book dan dapat terisi ketika perdagangan dilanjutkan. Order saham baru hanya diterima selama sesi berlangsung.',
      'Pasar kripto berjalan sepanjang waktu, setiap hari dalam setahun.',
    ),
  },
};

export const noticeFees: ArticleTexts = {
  en: {
    title: 'VIP discounts on spot fees',
    abstract: 'VIP 1 to 3 pay 10%, 15% and 30% less on spot trades. VIP 4 pays no spot fee.',
    content: paragraphs(
      'The spot fee is taken from what you receive: coins when you buy, USDT when you sell.',
      'Your VIP discount applies to every order when it is placed: 10% in VIP 1, 15% in VIP 2, 30% in VIP 3. VIP 4 pays no spot fee.',
      'Your fee rate is shown on the order form before you confirm.',
    ),
  },
  id: {
    title: 'Diskon VIP untuk biaya spot',
    abstract: 'VIP 1 sampai 3 membayar 10%, 15%, dan 30% lebih murah untuk transaksi spot. VIP 4 bebas biaya spot.',
    content: paragraphs(
      'Biaya spot dipotong dari yang Anda terima: koin saat membeli, USDT saat menjual.',
      'Diskon tingkat VIP Anda berlaku untuk setiap order pada saat order dibuat: 10% di VIP 1, 15% di VIP 2, 30% di VIP 3. VIP 4 tidak membayar biaya spot.',
      'Tarif biaya Anda ditampilkan di formulir order sebelum Anda mengonfirmasi.',
    ),
  },
};

export const noticeSecurity: ArticleTexts = {
  en: {
    title: 'Keep your account safe',
    abstract: 'We never ask for your password or a verification code. Logging in on a new device ends the old session.',
    content: paragraphs(
      'Nobody from Pocket Exchange will ever ask you for your password or a verification code, in chat, by phone or by e-mail.',
      'An account has one active session. When you log in on another device, the earlier session ends at once. If this was not you, change your password.',
      'Verification codes have 6 digits and are valid for 10 minutes.',
    ),
  },
  id: {
    title: 'Jaga keamanan akun Anda',
    abstract:
      'Kami tidak pernah meminta kata sandi atau kode verifikasi. Masuk di perangkat baru mengakhiri sesi lama.',
    content: paragraphs(
      'Tidak seorang pun dari Pocket Exchange akan meminta kata sandi atau kode verifikasi Anda, baik lewat obrolan, telepon, maupun email.',
      'Satu akun memiliki satu sesi aktif. Saat Anda masuk di perangkat lain, sesi sebelumnya langsung berakhir; jika bukan Anda yang melakukannya, segera ganti kata sandi.',
      'Kode verifikasi terdiri dari 6 angka dan berlaku selama 10 menit.',
    ),
  },
};

export const noticeAccounts: ArticleTexts = {
  en: {
    title: 'One wallet, several accounts',
    abstract: 'Spot, futures, options and the other accounts have separate balances. The assets page adds them up.',
    content: paragraphs(
      'Each product has its own account, so a loss in one cannot touch the money in another.',
      'The assets page lists every account with its available and frozen balance and adds them up in your own currency.',
      'A balance is frozen while it backs an open order. Cancel the order and it is available again at once.',
    ),
  },
  id: {
    title: 'Satu dompet, beberapa akun',
    abstract: 'Akun spot, futures, opsi, dan lainnya menyimpan saldo terpisah. Halaman aset menjumlahkan semuanya.',
    content: paragraphs(
      'Setiap produk memiliki akun sendiri, sehingga kerugian di satu akun tidak menyentuh dana di akun lain.',
      'Halaman aset menampilkan setiap akun dengan saldo tersedia dan saldo tertahan, lalu menjumlahkannya dalam mata uang Anda.',
      'Saldo ditahan selama menjamin order terbuka. Batalkan order dan saldo langsung tersedia kembali.',
    ),
  },
};
