import { type ArticleTexts, paragraphs } from '../article-text';

export const welcomePopup: ArticleTexts = {
  en: {
    title: 'Welcome to Pocket Exchange',
    abstract: 'A simulated market with real rules.',
    content: paragraphs(
      'Everything works as on a real exchange: prices move, orders fill, fees are charged and every balance is booked.',
      'The market is simulated and the money is play money. Try whatever you like.',
    ),
  },
  id: {
    title: 'Selamat datang di Pocket Exchange',
    abstract: 'Pasar simulasi dengan aturan sungguhan.',
    content: paragraphs(
      'Semuanya berjalan seperti di bursa sungguhan: harga bergerak, order terisi, biaya dipotong, dan setiap saldo dibukukan.',
      'Pasarnya simulasi dan uangnya hanya untuk berlatih. Cobalah apa pun yang Anda mau.',
    ),
  },
};
