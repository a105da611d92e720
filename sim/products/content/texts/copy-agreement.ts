import { type ArticleTexts, paragraphs, section } from '../article-text';

/** The agreement that a follower accepts before the first position is copied. */
export const copyAgreement: ArticleTexts = {
  en: {
    title: 'Copy trading agreement',
    abstract: 'What happens to your money when you copy a trader.',
    content:
      paragraphs(
        'When you copy a trader, every futures position this trader opens from then on is opened for you too, at the market price of that moment and with the same leverage.',
      ) +
      section(
        'How much is copied',
        'You choose a fixed multiple of the trader’s lots, at most 5, or a fixed number of lots for every trade. A multiple above 1 is rounded to two decimals.',
        'A copy never exceeds your balance. If your futures account does not have enough, the copy is reduced or skipped, and you are told why.',
      ) +
      section(
        'How a copy ends',
        'Your copy closes when the trader’s position closes: by hand, at a stop, or by liquidation. If the trader closes part of it, the same part of your copy closes; the last lot ends with the trader’s. You cannot close it while it follows the trader, but you can detach it: from then on you manage it yourself.',
        'If you stop copying or your deadline is reached, open copies still close with the trader.',
      ) +
      section(
        'Risk',
        'Past results do not guarantee future results. You can lose your entire margin. You can copy up to two traders at a time, and traders cannot copy others.',
      ),
  },
  id: {
    title: 'Perjanjian copy trading',
    abstract: 'Apa yang terjadi dengan dana Anda saat menyalin trader.',
    content:
      paragraphs(
        'Saat Anda menyalin seorang trader, setiap posisi futures yang ia buka sejak itu juga dibuka untuk Anda, pada harga pasar saat itu dan dengan leverage yang sama.',
      ) +
      section(
        'Berapa yang disalin',
        'Anda memilih kelipatan tetap dari lot trader, paling banyak 5, atau jumlah lot tetap untuk setiap transaksi. Kelipatan di atas 1 dibulatkan ke dua desimal.',
        'Salinan tidak pernah melebihi saldo Anda. Jika akun futures Anda tidak cukup, salinan diperkecil atau dilewati, dan Anda diberi tahu alasannya.',
      ) +
      section(
        'Bagaimana salinan berakhir',
        'Salinan Anda ditutup saat posisi trader ditutup: secara manual, karena stop, atau karena likuidasi. Jika trader menutup sebagian, bagian yang sama dari salinan Anda ikut ditutup; lot terakhir berakhir bersama posisi trader. Anda tidak dapat menutupnya selama mengikuti trader, tetapi dapat memegangnya sendiri: sejak itu Anda yang mengelolanya.',
        'Jika Anda berhenti menyalin, atau batas waktu tercapai, salinan yang terbuka tetap ditutup bersama trader.',
      ) +
      section(
        'Risiko',
        'Hasil masa lalu tidak menjamin masa depan. Margin dapat hilang seluruhnya. Anda dapat menyalin hingga dua trader sekaligus, dan trader tidak dapat menyalin trader lain.',
      ),
  },
};
