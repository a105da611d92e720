import { type ArticleTexts, paragraphs, section } from '../article-text';

export const about: ArticleTexts = {
  en: {
    title: 'About Pocket Exchange',
    abstract: 'A complete exchange that fits into a browser tab.',
    content:
      paragraphs(
        'Pocket Exchange is a mobile app for trading and investing: coins around the clock, stocks during their sessions, and one page that shows what you own.',
      ) +
      section(
        'One price',
        'Candles, order book, trades and ticker are derived from one price path, so nothing on your screen can disagree with anything else.',
      ) +
      section(
        'Every cent accounted for',
        'Balances change only through double-entry postings. Each entry is listed under balance changes, with the balance before and after.',
      ) +
      section(
        'Rounding',
        'Amounts are exact to 8 decimals. What you pay is rounded up and what you receive is rounded down, by less than one unit of the eighth decimal.',
      ),
  },
  id: {
    title: 'Tentang Pocket Exchange',
    abstract: 'Bursa lengkap yang muat di satu tab browser.',
    content:
      paragraphs(
        'Pocket Exchange adalah aplikasi seluler untuk bertransaksi dan berinvestasi: koin sepanjang waktu, saham selama sesinya, dan satu halaman yang menunjukkan apa yang Anda miliki.',
      ) +
      section(
        'Satu harga',
        'Candle, order book, transaksi, dan ticker berasal dari satu jalur harga, sehingga tidak ada angka di layar Anda yang saling bertentangan.',
      ) +
      section(
        'Setiap sen dibukukan',
        'Saldo hanya berubah melalui pembukuan ganda. Setiap entri tercantum di perubahan saldo, dengan saldo sebelum dan sesudahnya.',
      ) +
      section(
        'Pembulatan',
        'Jumlah tepat hingga 8 desimal. Yang Anda bayar dibulatkan ke atas dan yang Anda terima dibulatkan ke bawah, kurang dari satu satuan desimal kedelapan.',
      ),
  },
};
