import type { Line } from './members';

/** Lines about market moves. `surge` and `plunge` are for single large candles, the others for slower drifts. */
export const MARKET_LINES = {
  up: [
    {
      en: '{coin} looks healthy today, {move} in fifteen minutes',
      id: '{coin} sehat hari ini, {move} dalam lima belas menit',
    },
    { en: 'Slow and steady, {coin} at {price}', id: 'Pelan tapi pasti, {coin} di {price}', who: ['calm', 'bull'] },
    { en: '{coin} {price}. I am not selling this one', id: '{coin} {price}. Yang ini tidak saya jual', who: ['bull'] },
    {
      en: 'Everybody is long {coin} again, that never ends well',
      id: 'Semua long {coin} lagi, biasanya tidak berakhir baik',
      who: ['bear'],
    },
    {
      en: 'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes',
      id: 'Masuk {coin} di dasar jam ini, rasanya jenius. Tunggu sepuluh menit',
      who: ['joker'],
    },
    { en: 'Is it too late for {coin}?', id: 'Sudah telat masuk {coin}?', who: ['eager'] },
    {
      en: '{coin} over the 20 average on the 15m, volume is fine',
      id: '{coin} di atas rata-rata 20 di 15m, volumenya bagus',
      who: ['calm', 'eager'],
    },
  ],
  down: [
    { en: '{coin} leaking, {move}', id: '{coin} bocor pelan-pelan, {move}' },
    {
      en: '{price} should hold for {coin}. Should',
      id: '{price} mestinya kuat untuk {coin}. Mestinya',
      who: ['calm', 'bull'],
    },
    {
      en: 'Told you. {coin} has not found its floor',
      id: 'Sudah saya bilang. {coin} belum ketemu lantainya',
      who: ['bear'],
    },
    {
      en: 'Buying a little {coin} here, not all at once',
      id: 'Beli sedikit {coin} di sini, tidak sekaligus',
      who: ['bull', 'calm'],
    },
    {
      en: 'My {coin} position and I need some time apart',
      id: 'Saya dan posisi {coin} saya perlu waktu sendiri-sendiri',
      who: ['joker'],
    },
    { en: 'Stop on {coin} or wait?', id: '{coin} di-stop atau ditunggu?', who: ['eager'] },
  ],
  surge: [
    { en: '{coin}!! {move} just like that', id: '{coin}!! {move} begitu saja', who: ['eager', 'bull'] },
    { en: 'What a candle on {coin}. {price}', id: 'Candle {coin} gila. {price}' },
    {
      en: 'Shorts on {coin} are being carried out on a stretcher',
      id: 'Yang short {coin} digotong pakai tandu',
      who: ['joker', 'bull'],
    },
    {
      en: '{coin} {move}. I would take some off the table here',
      id: '{coin} {move}. Kalau saya, sebagian diamankan dulu',
      who: ['calm', 'bear'],
    },
    { en: 'Who bought all that {coin}?', id: 'Siapa yang borong {coin}?', who: ['eager', 'bear', 'joker'] },
    {
      en: 'Do not chase {coin} now, it comes back to say hello',
      id: 'Jangan kejar {coin} sekarang, nanti juga mampir lagi',
      who: ['calm'],
    },
    {
      en: '{coin} to the moon, and I sold yesterday',
      id: '{coin} terbang, dan saya jual kemarin',
      who: ['joker', 'eager'],
    },
  ],
  plunge: [
    { en: '{coin} {move}. Check your margin, people', id: '{coin} {move}. Cek margin kalian', who: ['calm', 'bear'] },
    {
      en: 'That red candle on {coin} took my stop and my mood',
      id: 'Candle merah {coin} mengambil stop dan mood saya',
      who: ['joker', 'eager'],
    },
    { en: 'Somebody is being liquidated on {coin} right now', id: 'Ada yang lagi dilikuidasi di {coin} sekarang' },
    {
      en: '{coin} {price}, blood in the streets. My order waits lower',
      id: '{coin} {price}, pasar berdarah. Order saya menunggu di bawah',
      who: ['bull'],
    },
    {
      en: 'This is why I do not use 100x on {coin}',
      id: 'Ini sebabnya saya tidak pakai 100x di {coin}',
      who: ['calm', 'bear'],
    },
    { en: 'Is {coin} broken or is it me?', id: '{coin} yang rusak atau saya?', who: ['joker', 'eager'] },
    { en: 'No panic. {coin} did worse last month', id: 'Tenang. Bulan lalu {coin} lebih parah', who: ['bull', 'calm'] },
  ],
  open: [
    { en: 'Stocks are open, {coin} starts at {price}', id: 'Bursa saham buka, {coin} mulai di {price}' },
    { en: 'Opening bell. Watching {coin} first', id: 'Bel pembukaan. Pantau {coin} dulu', who: ['calm', 'eager'] },
    {
      en: 'Good morning to everybody who holds {coin}',
      id: 'Selamat pagi untuk semua pemegang {coin}',
      who: ['bull', 'joker', 'bear'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;
