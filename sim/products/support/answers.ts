import type { WireLang } from '@/contract/lang';
import { ASKED, REPLIES, type Words } from './spoken';
import type { DeskAnswer, SupportMessageRow } from './tables';

const ANSWERS: Readonly<Record<DeskAnswer, Words>> = {
  agent: {
    en: 'An agent will answer you here. You may leave this page: the answer waits for you, and the mark in the settings tells you of it.',
    id: 'Seorang agen akan menjawab di sini. Anda boleh meninggalkan halaman ini: jawabannya menunggu, dan tanda di pengaturan akan memberi tahu.',
  },
  thanks: {
    en: 'You are welcome. Write again whenever something is unclear.',
    id: 'Sama-sama. Tulis lagi kapan saja jika ada yang kurang jelas.',
  },
  deposit: {
    en: 'Choose the coin and its network, send to the address shown, and upload your payment voucher. A deposit counts once it has been checked; its state stands in the deposit records. Coins sent over another network cannot be brought back.',
    id: 'Pilih koin dan jaringannya, kirim ke alamat yang ditampilkan, lalu unggah bukti pembayaran. Deposit dihitung setelah diperiksa; statusnya ada di catatan deposit. Koin yang dikirim lewat jaringan lain tidak dapat dikembalikan.',
  },
  withdrawal: {
    en: 'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is checked before it leaves; until then its state is “under audit”. What you may take out in a day depends on your level.',
    id: 'Penarikan memerlukan identitas terverifikasi, alamat atau kartu tersimpan, dan kata sandi pembayaran. Penarikan diperiksa sebelum dikirim; sampai saat itu statusnya “sedang diaudit”. Batas harian bergantung pada level Anda.',
  },
  identity: {
    en: 'Level 1 asks for your name and the number of a document, level 2 for pictures of both sides. Bind your e-mail address and phone first. If a check fails, the reason stands on the verification page and you may try again.',
    id: 'Level 1 meminta nama dan nomor dokumen, level 2 meminta foto kedua sisinya. Kaitkan email dan nomor telepon dulu. Jika pemeriksaan gagal, alasannya tertera di halaman verifikasi dan Anda dapat mencoba lagi.',
  },
  security: {
    en: 'We never ask for your password or a code, and neither may anybody else. If you think somebody was in your account, change the login password now: that logs everybody out. A forgotten password is renewed with a code.',
    id: 'Kami tidak pernah meminta kata sandi atau kode Anda, begitu pula orang lain tidak boleh. Jika Anda merasa ada yang masuk ke akun Anda, ganti kata sandi sekarang: semua sesi akan keluar. Kata sandi yang terlupa diperbarui dengan kode.',
  },
  trading: {
    en: 'An order fills at its price or better; what waits stands under your orders and can be cancelled. A futures position is closed by the system when its risk rate falls too low: more margin or a stop loss keeps you away from that.',
    id: 'Pesanan terisi pada harganya atau lebih baik; yang menunggu ada di daftar pesanan dan dapat dibatalkan. Posisi futures ditutup sistem jika tingkat risikonya terlalu rendah: tambah margin atau pasang stop loss untuk menghindarinya.',
  },
  fees: {
    en: 'Fees are shown before you confirm, and every one of them stands in your bills. Your VIP level lowers them; fee coupons pay them back.',
    id: 'Biaya ditampilkan sebelum Anda mengonfirmasi, dan semuanya tercatat di tagihan. Level VIP menurunkannya; kupon biaya mengembalikannya.',
  },
  wealth: {
    en: 'Lock-up mining pays its yield every day and may be redeemed early for a penalty that is shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be taken back before.',
    id: 'Lock-up mining membayar imbal hasil setiap hari dan dapat dicairkan lebih awal dengan penalti yang ditampilkan sebelumnya. Investasi ganda diselesaikan pukul 16.00 (UTC+8) pada tanggal jatuh tempo dan tidak dapat dibatalkan.',
  },
  nft: {
    en: 'A bid sets a margin aside, which comes back if you do not win. Whoever wins pays within a day, or else loses the margin. A work can be resold once.',
    id: 'Tawaran menyisihkan margin yang kembali jika Anda tidak menang. Pemenang membayar dalam satu hari, jika tidak margin hangus. Sebuah karya dapat dijual kembali satu kali.',
  },
  loan: {
    en: 'How much you may borrow depends on your VIP level and your assets. The schedule is shown before you confirm. Repaying early costs only the days that have begun.',
    id: 'Besar pinjaman bergantung pada level VIP dan aset Anda. Jadwalnya ditampilkan sebelum Anda mengonfirmasi. Melunasi lebih awal hanya dikenai bunga hari yang sudah berjalan.',
  },
};

const SPOKEN: Readonly<Record<Exclude<SupportMessageRow['words'], ''>, Words>> = { ...ANSWERS, ...ASKED, ...REPLIES };

/** What a message says: as it was typed, or in the reader's language where its words are in code. */
export const saidIn = ({ words, text }: Pick<SupportMessageRow, 'words' | 'text'>, lang: WireLang): string =>
  words === '' ? text : SPOKEN[words][lang === 'id' ? 'id' : 'en'];
