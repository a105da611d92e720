import type { WireLang } from '@/contract/lang';

/** What the exchange says when something went well; a language that is missing reads English. */
const SENTENCES = {
  code_sent: { en: 'The code has been sent', id: 'Kode telah dikirim' },
  code_verified: { en: 'The code is correct', id: 'Kode sudah benar' },
  registered: { en: 'Registration succeeded', id: 'Pendaftaran berhasil' },
  password_changed: { en: 'Your password has been changed', id: 'Kata sandi Anda telah diubah' },
  pay_password_set: { en: 'Your payment password is set', id: 'Kata sandi pembayaran Anda telah diatur' },
  phone_bound: { en: 'Your phone number is bound', id: 'Nomor telepon Anda telah ditautkan' },
  email_bound: { en: 'Your e-mail address is bound', id: 'Alamat email Anda telah ditautkan' },
  logged_out: { en: 'You are logged out', id: 'Anda telah keluar' },
  order_cancelled: { en: 'The order has been cancelled', id: 'Order telah dibatalkan' },
  position_opened: { en: 'The position is open', id: 'Posisi telah dibuka' },
  entrust_placed: { en: 'The order is waiting for its price', id: 'Order menunggu harganya' },
  position_closed: { en: 'The position is closed', id: 'Posisi telah ditutup' },
  positions_closing: { en: 'Submitted, being processed', id: 'Terkirim, sedang diproses' },
  stops_set: { en: 'Take profit and stop loss are set', id: 'Ambil untung dan batas rugi telah diatur' },
  position_own: { en: 'The position is your own now', id: 'Posisi kini milik Anda sendiri' },
  identity_submitted: { en: 'Submitted. Please wait for the review', id: 'Terkirim. Mohon tunggu hasil peninjauan' },
  trader_followed: { en: 'You copy this trader from now on', id: 'Anda menyalin trader ini mulai sekarang' },
  follow_cancelled: { en: 'You no longer follow this trader', id: 'Anda tidak lagi mengikuti trader ini' },
  application_sent: { en: 'Your application is under review', id: 'Pengajuan Anda sedang ditinjau' },
  transferred: { en: 'The transfer is done', id: 'Transfer selesai' },
  recharge_requested: {
    en: 'Your deposit has been submitted and is being reviewed',
    id: 'Setoran Anda telah diajukan dan sedang ditinjau',
  },
  exchanged: { en: 'The exchange is done', id: 'Penukaran selesai' },
  deposit_locked: { en: 'Your deposit is locked', id: 'Deposito Anda telah dikunci' },
  deposit_redeemed: { en: 'Your deposit has been redeemed', id: 'Deposito Anda telah dicairkan' },
  dual_bought: { en: 'Purchase success', id: 'Pembelian berhasil' },
  subscribed: {
    en: 'Your application is in. Shares are known when the subscription ends',
    id: 'Permohonan Anda diterima. Bagian diketahui saat langganan berakhir',
  },
  coupon_in_use: { en: 'The coupon is in use now', id: 'Kupon kini digunakan' },
  game_limit_lower: { en: 'The limit holds from now on', id: 'Batas berlaku mulai sekarang' },
  game_limit_higher: { en: 'The limit holds from tomorrow on', id: 'Batas berlaku mulai besok' },
  game_paused: { en: 'Playing is paused', id: 'Permainan dijeda' },
  points_for_coupon: { en: 'The coupon is among your coupons', id: 'Kupon ada di daftar kupon Anda' },
  points_for_usdt: { en: 'Paid into your spot account', id: 'Masuk ke akun spot Anda' },
  points_signed: { en: 'The points of today are yours', id: 'Poin hari ini milik Anda' },
  withdrawal_asked: { en: 'Submitted, waiting for review', id: 'Terkirim, menunggu peninjauan' },
  address_added: { en: 'The address has been added', id: 'Alamat telah ditambahkan' },
  address_changed: { en: 'The address has been changed', id: 'Alamat telah diubah' },
  card_saved: { en: 'The bank card has been saved', id: 'Kartu bank telah disimpan' },
  messages_read: { en: 'All messages are marked as read', id: 'Semua pesan ditandai sudah dibaca' },
  loan_asked: { en: 'Submitted, waiting for review', id: 'Terkirim, menunggu peninjauan' },
  loan_cancelled: { en: 'Your application has been withdrawn', id: 'Pengajuan Anda telah ditarik' },
  loan_repayment: { en: 'Your repayment has been booked', id: 'Pembayaran Anda telah dibukukan' },
  loan_repaid: { en: 'Your loan is repaid', id: 'Pinjaman Anda telah lunas' },
  nft_not_named: { en: 'No artwork was named', id: 'Tidak ada karya yang disebut' },
  nft_collected: { en: 'Added to your collection', id: 'Ditambahkan ke koleksi Anda' },
  nft_uncollected: { en: 'Removed from your collection', id: 'Dihapus dari koleksi Anda' },
  nft_margin_given: { en: 'The margin has been paid', id: 'Jaminan telah dibayar' },
  nft_bid: { en: 'Your bid is the highest', id: 'Penawaran Anda yang tertinggi' },
  nft_offered: { en: 'Your artwork is offered for resale', id: 'Karya Anda ditawarkan untuk dijual kembali' },
  nft_reminded: { en: 'Noted', id: 'Dicatat' },
  nft_paid: { en: 'Paid. The artwork is yours', id: 'Terbayar. Karya itu milik Anda' },
  nft_transferred: { en: 'The artwork has been transferred', id: 'Karya telah ditransfer' },
  member_muted: { en: 'You no longer see what they write', id: 'Anda tidak lagi melihat tulisannya' },
  member_heard: { en: 'You see again what they write', id: 'Anda kembali melihat tulisannya' },
  line_reported: { en: 'Thank you. Somebody will look at it', id: 'Terima kasih. Laporan Anda akan ditinjau' },
  favourite_removed: { en: 'Removed from your favourites', id: 'Dihapus dari favorit Anda' },
} as const satisfies Record<string, Partial<Record<WireLang, string>> & { en: string }>;

export type Sentence = keyof typeof SENTENCES;

export function sentence(name: Sentence, lang: WireLang): string {
  const texts: Partial<Record<WireLang, string>> & { en: string } = SENTENCES[name];
  return texts[lang] ?? texts.en;
}
