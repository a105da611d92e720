import { type ArticleTexts, paragraphs } from '../article-text';

export const bannerWelcome: ArticleTexts = {
  en: {
    title: 'Crypto and stocks in one pocket',
    abstract: 'More than 40 markets, one account, one honest price.',
    content: paragraphs(
      'Trade more than thirty coins around the clock and a dozen stocks during their sessions, and transfer money between accounts in a moment.',
      'The chart, the order book, the trades and the ticker all come from the same price: what you see is what you trade.',
    ),
  },
  id: {
    title: 'Kripto dan saham dalam satu genggaman',
    abstract: 'Lebih dari 40 pasar, satu akun, satu harga yang jujur.',
    content: paragraphs(
      'Perdagangkan lebih dari tiga puluh koin sepanjang waktu dan selusin saham selama sesinya, dan pindahkan dana antara akunnya dalam sekejap.',
      'Grafik, order book, transaksi, dan ticker berasal dari harga yang sama: yang Anda lihat adalah yang Anda perdagangkan.',
    ),
  },
};

export const bannerCharts: ArticleTexts = {
  en: {
    title: 'Charts from one minute to one month',
    abstract: 'Nine intervals, full history, and a last candle that moves while you watch.',
    content: paragraphs(
      'Pick an interval from one minute to one month and scroll back as far as you like: the history does not end.',
      'The last candle is live. Your open orders appear as lines at their price.',
    ),
  },
  id: {
    title: 'Grafik dari satu menit sampai satu bulan',
    abstract: 'Sembilan interval, riwayat penuh, dan candle terakhir yang bergerak saat Anda melihatnya.',
    content: paragraphs(
      'Pilih interval dari satu menit sampai satu bulan dan gulir ke belakang sejauh yang Anda mau: riwayatnya tidak berujung.',
      'Candle terakhir bergerak langsung. Order terbuka Anda tampil sebagai garis pada harganya.',
    ),
  },
};

export const bannerFees: ArticleTexts = {
  en: {
    title: 'Your price or better',
    abstract: 'A limit order never costs more than your price, and anything unused is returned at once.',
    content: paragraphs(
      'A limit order fills at its price or at a better one. Any held amount beyond the actual cost returns to your available balance at once.',
      'A market order walks the book and shows the average price it got. What the book cannot fill is cancelled, not left open.',
    ),
  },
  id: {
    title: 'Harga Anda atau lebih baik',
    abstract: 'Limit order tidak pernah lebih mahal dari harga Anda, dan sisanya langsung kembali.',
    content: paragraphs(
      'Limit order terisi pada harganya atau harga yang lebih baik. Dana tertahan yang melebihi biaya sebenarnya langsung kembali ke saldo tersedia Anda.',
      'Market order menyusuri order book dan menampilkan harga rata-rata yang dicapai. Bagian yang tidak dapat diisi akan dibatalkan, tidak dibiarkan terbuka.',
    ),
  },
};
