import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: 'Pesan',
  unread: 'Pesan, {{count}} belum dibaca',
  tabs: 'Topik',
  list: 'Pesan',
  topics: {
    all: 'Semua',
    account: 'Akun',
    funds: 'Dana',
    trade: 'Transaksi',
    copy: 'Copy trading',
    wealth: 'Earn',
    nft: 'NFT',
    service: 'Layanan',
  },
  isUnread: 'Belum dibaca',
  notices: 'Pemberitahuan',
  noNotices: 'Belum ada pemberitahuan',
  noNoticesHint: 'Pemberitahuan tetap dapat dibaca lagi di sini sampai aplikasi ditutup.',
  readAll: 'Tandai semua sudah dibaca',
  readAllDone: 'Semua pesan ditandai sudah dibaca',
  failed: 'Pesan Anda gagal dimuat',
  empty: 'Belum ada pesan',
  emptyHint: 'Order terisi, hasil peninjauan, imbal hasil, dan semua hal tentang akun Anda tampil di sini.',
  emptyTopic: 'Belum ada pesan di topik ini',
  emptyTopicHint: 'Topik lain mungkin memiliki pesan.',
  showAll: 'Tampilkan semua pesan',
  toMarkets: 'Lihat pasar',
  detail: {
    title: 'Pesan',
    failed: 'Pesan ini gagal dimuat',
    gone: 'Pesan ini sudah tidak ada',
    goneHint: 'Pesan lama dihapus untuk memberi tempat bagi yang baru.',
    toList: 'Semua pesan',
    open: 'Lihat rincian',
  },
};

export default messages;
