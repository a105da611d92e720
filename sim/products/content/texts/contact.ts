import { type ArticleTexts, paragraphs, section } from '../article-text';

export const contact: ArticleTexts = {
  en: {
    title: 'Contact us',
    abstract: 'How to reach customer service.',
    content:
      section(
        'E-mail',
        'support@pocket-exchange.example',
        'We answer within one working day, in English or Indonesian.',
      ) +
      section('Before you write', 'Have the market and time of the order ready: both are in your order history.') +
      paragraphs('Never send your password or a verification code. We do not need them to help you.'),
  },
  id: {
    title: 'Hubungi kami',
    abstract: 'Cara menghubungi layanan pelanggan.',
    content:
      section(
        'Email',
        'support@pocket-exchange.example',
        'Kami menjawab dalam satu hari kerja, dalam bahasa Indonesia atau Inggris.',
      ) +
      section('Sebelum menulis', 'Sebutkan pasar dan waktu order yang dimaksud: keduanya ada di riwayat order Anda.') +
      paragraphs(
        'Jangan pernah mengirim kata sandi atau kode verifikasi. Kami tidak membutuhkannya untuk membantu Anda.',
      ),
  },
};
