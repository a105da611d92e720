import type { Line } from './members';

/** Lines for a quiet market, and replies of the simulated members to each other. */
export const TALK_LINES = {
  quiet: [
    { en: 'Quiet market. {coin} has been at {price} for ages', id: 'Pasar sepi. {coin} di {price} terus dari tadi' },
    { en: 'Watching paint dry. And {coin}', id: 'Nonton cat kering. Sama {coin}', who: ['joker'] },
    {
      en: 'Sideways again. I will read the white paper of something',
      id: 'Datar lagi. Mending baca white paper',
      who: ['calm', 'eager'],
    },
    { en: 'Calm before the storm if you ask me', id: 'Tenang sebelum badai kalau menurut saya', who: ['bear', 'bull'] },
    {
      en: 'Anybody doing lock-up mining this week? 30 days looks fair to me',
      id: 'Ada yang staking terkunci minggu ini? Yang 30 hari lumayan',
      who: ['calm', 'bull', 'eager'],
    },
    {
      en: 'Rule for today: no trade is a trade too',
      id: 'Aturan hari ini: tidak trading juga keputusan',
      who: ['calm', 'bear'],
    },
    {
      en: 'What is everyone holding over the weekend?',
      id: 'Akhir pekan pada pegang apa?',
      who: ['eager', 'joker', 'bull'],
    },
    {
      en: 'I set a limit on {coin} and went for coffee. Still waiting',
      id: 'Pasang limit {coin} lalu ngopi. Masih menunggu',
      who: ['eager', 'joker', 'calm'],
    },
  ],
  night: [
    { en: 'Still awake? {coin} is not', id: 'Masih bangun? {coin} tidak', who: ['joker', 'calm'] },
    { en: 'Night shift. {coin} {price}', id: 'Jaga malam. {coin} {price}' },
    {
      en: 'Thin books at this hour, use limits',
      id: 'Order book tipis jam segini, pakai limit saja',
      who: ['calm', 'bear'],
    },
    {
      en: 'One more candle and I sleep. Said so three candles ago',
      id: 'Satu candle lagi lalu tidur. Tadi juga bilang begitu',
      who: ['joker', 'eager', 'bull'],
    },
  ],
  reply: [
    { en: '{name}, same here', id: '{name}, sama' },
    { en: '{name}, you said that yesterday too', id: '{name}, kemarin juga bilang begitu', who: ['joker', 'bear'] },
    { en: '{name}, what is your stop?', id: '{name}, stop-nya di mana?', who: ['eager', 'calm'] },
    {
      en: '{name}, I would wait for the hourly close',
      id: '{name}, kalau saya tunggu penutupan jam ini',
      who: ['calm', 'bear'],
    },
    { en: '{name}, agreed', id: '{name}, setuju', who: ['bull', 'calm', 'eager'] },
    { en: 'Careful, {name}', id: 'Hati-hati, {name}', who: ['bear', 'calm'] },
    {
      en: '{name}, screenshot or it did not happen',
      id: '{name}, tanpa tangkapan layar dianggap hoaks',
      who: ['joker', 'eager', 'bull'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;
