import type { Line } from './members';

/** What the room says when a market moves. `surge` and `plunge` are candles one sees; the others are drifts. */
export const MARKET_LINES = {
  up: [
    [
      '{coin} looks healthy today, {move} in a quarter of an hour',
      '{coin} sehat hari ini, {move} dalam seperempat jam',
    ],
    ['Slow and steady, {coin} at {price}', 'Pelan tapi pasti, {coin} di {price}', ['calm', 'bull']],
    ['{coin} {price}. I am not selling this one', '{coin} {price}. Yang ini tidak saya jual', ['bull']],
    [
      'Everybody long {coin} again, that never ends well',
      'Semua long {coin} lagi, biasanya tidak berakhir baik',
      ['bear'],
    ],
    [
      'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes',
      'Masuk {coin} di dasar jam ini, rasanya jenius. Tunggu sepuluh menit',
      ['joker'],
    ],
    ['Is it too late for {coin}?', 'Sudah telat masuk {coin}?', ['eager']],
    [
      '{coin} over the 20 average on the 15m, volume is fine',
      '{coin} di atas rata-rata 20 di 15m, volumenya bagus',
      ['calm', 'eager'],
    ],
  ],
  down: [
    ['{coin} leaking, {move}', '{coin} bocor pelan-pelan, {move}'],
    ['{price} should hold for {coin}. Should', '{price} mestinya kuat untuk {coin}. Mestinya', ['calm', 'bull']],
    ['Told you. {coin} has not found its floor', 'Sudah saya bilang. {coin} belum ketemu lantainya', ['bear']],
    ['Buying a little {coin} here, not all at once', 'Beli sedikit {coin} di sini, tidak sekaligus', ['bull', 'calm']],
    [
      'My {coin} position and I need some time apart',
      'Saya dan posisi {coin} saya perlu waktu sendiri-sendiri',
      ['joker'],
    ],
    ['Stop on {coin} or wait?', '{coin} di-stop atau ditunggu?', ['eager']],
  ],
  surge: [
    ['{coin}!! {move} just like that', '{coin}!! {move} begitu saja', ['eager', 'bull']],
    ['What a candle on {coin}. {price}', 'Lilin {coin} gila. {price}'],
    [
      'Shorts on {coin} are being carried out on a stretcher',
      'Yang short {coin} digotong pakai tandu',
      ['joker', 'bull'],
    ],
    [
      '{coin} {move}. I would take some off the table here',
      '{coin} {move}. Kalau saya, sebagian diamankan dulu',
      ['calm', 'bear'],
    ],
    ['Who bought all that {coin}?', 'Siapa yang borong {coin}?', ['eager', 'bear', 'joker']],
    [
      'Do not chase {coin} now, it comes back to say hello',
      'Jangan kejar {coin} sekarang, nanti juga mampir lagi',
      ['calm'],
    ],
    ['{coin} to the moon, and I sold yesterday', '{coin} terbang, dan saya jual kemarin', ['joker', 'eager']],
  ],
  plunge: [
    ['{coin} {move}. Check your margin, people', '{coin} {move}. Cek margin kalian', ['calm', 'bear']],
    [
      'That red candle on {coin} took my stop and my mood',
      'Lilin merah {coin} mengambil stop dan mood saya',
      ['joker', 'eager'],
    ],
    ['Somebody is being liquidated on {coin} right now', 'Ada yang lagi dilikuidasi di {coin} sekarang'],
    [
      '{coin} {price}, blood in the streets. My order waits lower',
      '{coin} {price}, pasar berdarah. Order saya menunggu di bawah',
      ['bull'],
    ],
    ['This is why I do not use 100x on {coin}', 'Ini sebabnya saya tidak pakai 100x di {coin}', ['calm', 'bear']],
    ['Is {coin} broken or is it me?', '{coin} yang rusak atau saya?', ['joker', 'eager']],
    ['No panic. {coin} did worse last month', 'Tenang. Bulan lalu {coin} lebih parah', ['bull', 'calm']],
  ],
  open: [
    ['Stocks are open, {coin} starts at {price}', 'Bursa saham buka, {coin} mulai di {price}'],
    ['Opening bell. Watching {coin} first', 'Bel pembukaan. Pantau {coin} dulu', ['calm', 'eager']],
    [
      'Good morning to everybody who holds {coin}',
      'Selamat pagi untuk semua pemegang {coin}',
      ['bull', 'joker', 'bear'],
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;
