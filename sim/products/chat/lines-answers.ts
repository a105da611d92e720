import type { Line } from './members';

/** What a customer is answered, by what they wrote. */
export const ANSWER_LINES = {
  hello: [
    ['Welcome, {name}!', 'Selamat datang, {name}!'],
    [
      'Hi {name}. {coin} is at {price}, in case you wondered',
      'Hai {name}. {coin} di {price}, kalau mau tahu',
      ['calm', 'bull', 'joker'],
    ],
    ['Hello {name}, what are you trading?', 'Halo {name}, trading apa?', ['eager', 'bear']],
  ],
  question: [
    ['{name}, depends on how long you want to hold', '{name}, tergantung mau pegang berapa lama', ['calm', 'bear']],
    [
      '{name}, I would ask customer service, they answer quickly',
      '{name}, coba tanya layanan pelanggan, cepat dijawab',
      ['calm', 'eager'],
    ],
    [
      'Good question, {name}. {coin} at {price} says yes, my wallet says no',
      'Pertanyaan bagus, {name}. {coin} di {price} bilang ya, dompet saya bilang tidak',
      ['joker'],
    ],
    [
      '{name}, not before {coin} is through {price} for me',
      '{name}, kalau saya tunggu {coin} lewat {price}',
      ['bull', 'bear'],
    ],
  ],
  thanks: [
    ['Any time, {name}', 'Santai, {name}'],
    ['No problem {name}, pay it forward', 'Sama-sama {name}, teruskan ke yang lain', ['bull', 'calm', 'joker']],
  ],
  bullish: [
    ['{name} gets it', '{name} paham', ['bull', 'joker', 'eager']],
    ['{name}, with a stop I hope', '{name}, semoga pakai stop', ['calm', 'bear']],
  ],
  bearish: [
    ['{name}, do not sell the bottom', '{name}, jangan jual di dasar', ['bull', 'eager']],
    ['Finally somebody says it, {name}', 'Akhirnya ada yang bilang, {name}', ['bear', 'joker', 'calm']],
  ],
  nod: [
    ['Interesting, {name}', 'Menarik, {name}', ['calm', 'eager', 'bear']],
    ['{name}, tell us more', '{name}, ceritakan lagi dong', ['eager', 'bull', 'joker']],
    ['Noted, {name}', 'Dicatat, {name}'],
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;
