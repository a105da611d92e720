import type { Line } from './members';

/** What is said when nothing happens, and to each other. */
export const TALK_LINES = {
  quiet: [
    ['Quiet market. {coin} has been at {price} for ages', 'Pasar sepi. {coin} di {price} terus dari tadi'],
    ['Watching paint dry. And {coin}', 'Nonton cat kering. Sama {coin}', ['joker']],
    [
      'Sideways again. I will read the white paper of something',
      'Datar lagi. Mending baca white paper',
      ['calm', 'eager'],
    ],
    ['Calm before the storm if you ask me', 'Tenang sebelum badai kalau menurut saya', ['bear', 'bull']],
    [
      'Anybody lock-mining this week? 30 days looks fair to me',
      'Ada yang lock mining minggu ini? Yang 30 hari lumayan',
      ['calm', 'bull', 'eager'],
    ],
    ['Rule for today: no trade is a trade too', 'Aturan hari ini: tidak trading juga keputusan', ['calm', 'bear']],
    ['What is everyone holding over the weekend?', 'Akhir pekan pada pegang apa?', ['eager', 'joker', 'bull']],
    [
      'I set a limit on {coin} and went for coffee. Still waiting',
      'Pasang limit {coin} lalu ngopi. Masih menunggu',
      ['eager', 'joker', 'calm'],
    ],
  ],
  night: [
    ['Still awake? {coin} is not', 'Masih bangun? {coin} tidak', ['joker', 'calm']],
    ['Night shift. {coin} {price}', 'Jaga malam. {coin} {price}'],
    ['Thin books at this hour, use limits', 'Order book tipis jam segini, pakai limit saja', ['calm', 'bear']],
    [
      'One more candle and I sleep. Said so three candles ago',
      'Satu lilin lagi lalu tidur. Tadi juga bilang begitu',
      ['joker', 'eager', 'bull'],
    ],
  ],
  reply: [
    ['{name}, same here', '{name}, sama'],
    ['{name}, you said that yesterday too', '{name}, kemarin juga bilang begitu', ['joker', 'bear']],
    ['{name}, what is your stop?', '{name}, stop-nya di mana?', ['eager', 'calm']],
    ['{name}, I would wait for the close of the hour', '{name}, kalau saya tunggu penutupan jam ini', ['calm', 'bear']],
    ['{name}, agreed', '{name}, setuju', ['bull', 'calm', 'eager']],
    ['Careful, {name}', 'Hati-hati, {name}', ['bear', 'calm']],
    [
      '{name}, screenshot or it did not happen',
      '{name}, tanpa tangkapan layar dianggap hoaks',
      ['joker', 'eager', 'bull'],
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;
