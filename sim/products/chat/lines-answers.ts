import type { Line } from './members';

/** Answers of simulated members to customers, by the mood of the customer's line. */
export const ANSWER_LINES = {
  hello: [
    { en: 'Welcome, {name}!', id: 'Selamat datang, {name}!' },
    {
      en: 'Hi {name}. {coin} is at {price}, in case you wondered',
      id: 'Hai {name}. {coin} di {price}, kalau mau tahu',
      who: ['calm', 'bull', 'joker'],
    },
    { en: 'Hello {name}, what are you trading?', id: 'Halo {name}, trading apa?', who: ['eager', 'bear'] },
  ],
  question: [
    {
      en: '{name}, depends on how long you want to hold',
      id: '{name}, tergantung mau pegang berapa lama',
      who: ['calm', 'bear'],
    },
    {
      en: '{name}, I would ask customer service, they answer quickly',
      id: '{name}, coba tanya layanan pelanggan, cepat dijawab',
      who: ['calm', 'eager'],
    },
    {
      en: 'Good question, {name}. {coin} at {price} says yes, my wallet says no',
      id: 'Pertanyaan bagus, {name}. {coin} di {price} bilang ya, dompet saya bilang tidak',
      who: ['joker'],
    },
    {
      en: '{name}, not before {coin} is through {price} for me',
      id: '{name}, kalau saya tunggu {coin} lewat {price}',
      who: ['bull', 'bear'],
    },
  ],
  thanks: [
    { en: 'Any time, {name}', id: 'Santai, {name}' },
    {
      en: 'No problem {name}, pay it forward',
      id: 'Sama-sama {name}, teruskan ke yang lain',
      who: ['bull', 'calm', 'joker'],
    },
  ],
  bullish: [
    { en: '{name} gets it', id: '{name} paham', who: ['bull', 'joker', 'eager'] },
    { en: '{name}, with a stop I hope', id: '{name}, semoga pakai stop', who: ['calm', 'bear'] },
  ],
  bearish: [
    { en: '{name}, do not sell the bottom', id: '{name}, jangan jual di dasar', who: ['bull', 'eager'] },
    { en: 'Finally somebody says it, {name}', id: 'Akhirnya ada yang bilang, {name}', who: ['bear', 'joker', 'calm'] },
  ],
  nod: [
    { en: 'Interesting, {name}', id: 'Menarik, {name}', who: ['calm', 'eager', 'bear'] },
    { en: '{name}, tell us more', id: '{name}, ceritakan lagi dong', who: ['eager', 'bull', 'joker'] },
    { en: 'Noted, {name}', id: 'Dicatat, {name}' },
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;
