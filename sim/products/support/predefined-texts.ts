import type { LocalizedText } from '../../texts/localize';

/**
 * Predefined messages, which readers see in their own language: seed conversations (./seed.ts), questions that a
 * scenario lets a customer ask, and predefined answers of an agent (designed).
 */
export const QUESTIONS = {
  depositMissing: {
    en: 'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?',
    id: 'Saya mengirim 200 USDT lewat TRC20 dua jam lalu. Di mana deposit saya?',
  },
  wantsAgent: {
    en: 'I have done all that. Can I talk to an agent, please?',
    id: 'Semua itu sudah saya lakukan. Boleh bicara dengan agen?',
  },
  whichNetwork: {
    en: 'Which network should I use for a USDT deposit?',
    id: 'Jaringan mana yang sebaiknya dipakai untuk deposit USDT?',
  },
  isItCheaper: {
    en: 'Is TRC20 cheaper than ERC20? I would rather hear it from a person.',
    id: 'Apakah TRC20 lebih murah daripada ERC20? Saya ingin jawaban dari petugas.',
  },
  howLongCheck: {
    en: 'How long does identity verification take? I would like to ask an agent.',
    id: 'Berapa lama verifikasi identitas saya? Saya ingin bertanya kepada agen.',
  },
  clear: { en: 'That is clear now, thank you.', id: 'Sudah jelas sekarang, terima kasih.' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const REPLIES = {
  depositFound: {
    en: 'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.',
    id: 'Terima kasih sudah menunggu. Transfer Anda sudah saya temukan: jaringan telah mengonfirmasinya, dan peninjauan selesai dalam beberapa menit.',
  },
  moreToDo: { en: 'Is there anything else I can do for you?', id: 'Ada lagi yang bisa saya bantu?' },
  networks: {
    en: 'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.',
    id: 'Halo, saya Ayu. Keduanya sampai; TRC20 biasanya lebih murah untuk mengirim. Yang penting, jaringan di sini dan di dompet Anda sama.',
  },
  withPleasure: { en: 'My pleasure. Write again at any time.', id: 'Dengan senang hati. Tulis lagi kapan saja.' },
  checksTake: {
    en: 'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.',
    id: 'Halo, saya Bima. Dokumen ditinjau sesuai urutan masuk, umumnya dalam sehari. Anda mendapat pesan begitu hasilnya diputuskan.',
  },
  vipWelcome: {
    en: 'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.',
    id: 'Selamat datang di layanan VIP. Saya Ayu: apa pun yang Anda tulis di sini lebih dulu sampai kepada saya dan rekan saya.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type PredefinedQuestion = keyof typeof QUESTIONS;
export type PredefinedReply = keyof typeof REPLIES;
