import type { WireLang } from '@/contract/lang';
import { type LocalizedText, localize } from '../../texts/localize';
import { QUESTIONS, REPLIES } from './predefined-texts';
import type { AutoAnswer, SupportMessageRow } from './tables';

const ANSWERS: Readonly<Record<AutoAnswer, LocalizedText>> = {
  agent: {
    en: 'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.',
    id: 'Seorang agen akan menjawab di sini. Anda boleh meninggalkan halaman ini: tanda di pengaturan menunjukkan bila jawabannya sudah ada.',
  },
  thanks: {
    en: 'You are welcome. Write again whenever you have a question.',
    id: 'Sama-sama. Tulis lagi kapan saja jika ada yang kurang jelas.',
  },
  deposit: {
    en: 'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.',
    id: 'Pilih koin dan jaringannya, kirim ke alamat yang ditampilkan, lalu unggah bukti pembayaran. Deposit dikreditkan setelah ditinjau; statusnya ada di riwayat deposit. Koin yang dikirim lewat jaringan lain tidak dapat dipulihkan.',
  },
  withdrawal: {
    en: 'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.',
    id: 'Penarikan memerlukan identitas terverifikasi, alamat atau kartu tersimpan, dan kata sandi dana. Penarikan ditinjau sebelum dikirim; sampai saat itu statusnya “Dalam peninjauan”. Batas harian bergantung pada tingkat Anda.',
  },
  identity: {
    en: 'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.',
    id: 'Tingkat 1 meminta nama dan nomor dokumen, tingkat 2 meminta foto kedua sisinya. Tautkan email dan nomor telepon dahulu. Jika verifikasi ditolak, alasannya tertera di halaman verifikasi dan Anda dapat mencoba lagi.',
  },
  security: {
    en: 'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.',
    id: 'Kami tidak pernah meminta kata sandi atau kode Anda, dan orang lain pun tidak boleh. Jika Anda merasa ada yang masuk ke akun Anda, segera ganti kata sandi masuk: semua sesi akan berakhir. Kata sandi yang terlupa dapat diatur ulang dengan kode.',
  },
  trading: {
    en: 'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.',
    id: 'Order terisi pada harganya atau lebih baik; order terbuka ada di daftar order dan dapat dibatalkan. Posisi futures dilikuidasi jika margin level terlalu rendah: tambah margin atau pasang stop loss untuk menghindarinya.',
  },
  fees: {
    en: 'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.',
    id: 'Biaya ditampilkan sebelum Anda mengonfirmasi, dan semuanya tercatat di riwayat transaksi. Tingkat VIP menurunkannya; kupon biaya mengembalikannya.',
  },
  wealth: {
    en: 'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.',
    id: 'Staking terkunci membayar imbal hasil setiap hari dan dapat ditebus lebih awal dengan penalti yang ditampilkan sebelumnya. Dual Investment diselesaikan pukul 16:00 (UTC+8) pada tanggal jatuh tempo dan tidak dapat ditebus sebelumnya.',
  },
  nft: {
    en: 'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.',
    id: 'Tawaran pertama menahan uang jaminan, yang dikembalikan jika Anda tidak menang. Pemenang harus membayar dalam satu hari, jika tidak uang jaminan hangus. Sebuah karya dapat dijual kembali satu kali.',
  },
  loan: {
    en: 'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.',
    id: 'Besar pinjaman bergantung pada tingkat VIP dan aset Anda. Jadwalnya ditampilkan sebelum Anda mengonfirmasi. Jika melunasi lebih awal, Anda hanya membayar hari yang sudah dimulai.',
  },
};

const PREDEFINED_TEXTS: Readonly<Record<Exclude<SupportMessageRow['words'], ''>, LocalizedText>> = {
  ...ANSWERS,
  ...QUESTIONS,
  ...REPLIES,
};

/** The text of a message: as typed, or in the reader's language where the text is in code. */
export const messageText = ({ words, text }: Pick<SupportMessageRow, 'words' | 'text'>, lang: WireLang): string =>
  words === '' ? text : localize(PREDEFINED_TEXTS[words], lang);
