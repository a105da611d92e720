import { type ArticleTexts, paragraphs, section } from '../article-text';

/** Limits and tiers are those of specification section 6. */
export const compliance: ArticleTexts = {
  en: {
    title: 'Operational compliance',
    abstract: 'Verification levels, limits and VIP tiers.',
    content:
      paragraphs('Pocket Exchange verifies its customers in two levels. E-mail and phone must be linked first.') +
      section(
        'Level 1, basic',
        'Withdrawals up to 200 BTC per 24 hours. Fiat operations up to 50,000,000 USD (USDT) per order.',
      ) +
      section(
        'Level 2, advanced',
        'Withdrawals up to 500 BTC per 24 hours. Fiat operations up to 100,000,000 USD (USDT) per order.',
      ) +
      section(
        'VIP tiers',
        'Tiers 1 to 4 start at deposits above 100,000, 200,000, 300,000 and 500,000 USD.',
        'They reduce spot fees by 10%, 15%, 30% and 100%, and raise the daily withdrawal limit to 50,000, 100,000, 200,000 and 500,000 USD.',
      ) +
      section('Risk', 'Prices can fall as well as rise. Trade only with money you can afford to lose.'),
  },
  id: {
    title: 'Kepatuhan operasional',
    abstract: 'Tingkat verifikasi, batas, dan tingkat VIP.',
    content:
      paragraphs(
        'Pocket Exchange memverifikasi pelanggannya dalam dua tingkat. Email dan telepon harus ditautkan terlebih dahulu.',
      ) +
      section(
        'Tingkat 1, dasar',
        'Penarikan hingga 200 BTC dalam 24 jam. Operasi fiat hingga 50.000.000 USD (USDT) per order.',
      ) +
      section(
        'Tingkat 2, lanjutan',
        'Penarikan hingga 500 BTC dalam 24 jam. Operasi fiat hingga 100.000.000 USD (USDT) per order.',
      ) +
      section(
        'Tingkat VIP',
        'Tingkat 1 sampai 4 dimulai dari deposit di atas 100.000, 200.000, 300.000, dan 500.000 USD.',
        'Tingkat ini mengurangi biaya spot sebesar 10%, 15%, 30%, dan 100%, serta menaikkan batas penarikan harian menjadi 50.000, 100.000, 200.000, dan 500.000 USD.',
      ) +
      section(
        'Risiko',
        'Harga dapat turun maupun naik. Bertransaksilah hanya dengan dana yang kerugiannya sanggup Anda tanggung.',
      ),
  },
};
