import { type ArticleTexts, paragraphs, section } from '../article-text';

/** Limits and tiers are those of specification section 6. */
export const compliance: ArticleTexts = {
  en: {
    title: 'Operational compliance',
    abstract: 'Verification levels, limits and VIP tiers.',
    content:
      paragraphs('Pocket Exchange verifies its customers in two levels. E-mail and phone must be bound first.') +
      section(
        'Level 1, basic',
        'Withdrawals up to 200 BTC in 24 hours. Fiat operations up to 50,000,000 USD (USDT) an order.',
      ) +
      section(
        'Level 2, advanced',
        'Withdrawals up to 500 BTC in 24 hours. Fiat operations up to 100,000,000 USD (USDT) an order.',
      ) +
      section(
        'VIP tiers',
        'Tiers 1 to 4 begin at deposits above 100,000, 200,000, 300,000 and 500,000 USD.',
        'They reduce spot fees by 10%, 15%, 30% and 100%, and raise the daily withdrawal to 50,000, 100,000, 200,000 and 500,000 USD.',
      ) +
      section('Risk', 'Prices can fall as well as rise. Trade only with money whose loss you can bear.'),
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
        'Tingkat 1 sampai 4 dimulai dari setoran di atas 100.000, 200.000, 300.000, dan 500.000 USD.',
        'Tingkat ini mengurangi biaya spot sebesar 10%, 15%, 30%, dan 100%, serta menaikkan penarikan harian menjadi 50.000, 100.000, 200.000, dan 500.000 USD.',
      ) +
      section(
        'Risiko',
        'Harga dapat turun maupun naik. Berdaganglah hanya dengan dana yang kerugiannya sanggup Anda tanggung.',
      ),
  },
};
