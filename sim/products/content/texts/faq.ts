import { type ArticleTexts, section } from '../article-text';

export const faq: ArticleTexts = {
  en: {
    title: 'Frequently asked questions',
    abstract: 'Accounts, orders, fees and balances.',
    content:
      section(
        'How do I open an account?',
        'Register with an e-mail address or a phone number. We send a 6-digit code; enter it, choose a password longer than 6 characters, and log in.',
      ) +
      section(
        'I did not receive a code',
        'A new code can be requested after 120 seconds. A code is valid for 10 minutes, and only the latest one counts.',
      ) +
      section(
        'What is a limit order?',
        'It fills at your price or better. The part the order book can match at once is filled; the rest stays open until the market reaches your price or you cancel it.',
      ) +
      section(
        'What is a market order?',
        'It fills at once at the best prices in the order book. Large orders go through several prices, so the average can differ from the last price. What the book cannot fill is cancelled.',
      ) +
      section(
        'Why is part of my balance frozen?',
        'It backs your open orders. It is released when an order is cancelled, or fills for less than the amount held.',
      ) +
      section(
        'What does a trade cost?',
        'A fraction of what you receive, shown on the order form. VIP tiers 1 to 4 reduce it by 10%, 15%, 30% and 100%.',
      ) +
      section(
        'What is the payment password for?',
        'It is required for withdrawals and for changes to your linked e-mail and phone. It is separate from your login password. Set or change it under Settings, Security; a code goes to your e-mail address or phone.',
        'Five wrong attempts in a row lock it for 30 minutes. Setting a new one unlocks it.',
      ) +
      section(
        'How do I deposit?',
        'Choose a coin and its network, send to the address shown, and upload your proof of payment. The amount is credited after review. Coins sent over a different network can be lost.',
      ) +
      section(
        'What do I need for a withdrawal?',
        'Level 1 identity verification, a payment password, and at least the minimum shown on the form. The amount is frozen during the review; if rejected, it is returned in full.',
      ) +
      section(
        'Why must I verify my identity?',
        'It is required by law. Level 1 asks for your name and document number, level 2 for pictures of the document. Link your e-mail address and phone first.',
      ) +
      section(
        'Which time zone does the exchange use?',
        'The exchange’s day begins at midnight UTC+8. The app shows times in your device’s time zone; files you export are in UTC+8.',
      ),
  },
  id: {
    title: 'Pertanyaan yang sering diajukan',
    abstract: 'Akun, order, biaya, dan saldo.',
    content:
      section(
        'Bagaimana cara membuka akun?',
        'Daftar dengan alamat email atau nomor telepon. Kami mengirim kode 6 angka; masukkan kode itu, pilih kata sandi lebih dari 6 karakter, lalu masuk.',
      ) +
      section(
        'Saya tidak menerima kode',
        'Kode baru dapat diminta setelah 120 detik. Kode berlaku 10 menit, dan hanya kode terakhir yang berlaku.',
      ) +
      section(
        'Apa itu limit order?',
        'Order yang terisi pada harga Anda atau lebih baik. Bagian yang tersedia di order book langsung terisi; sisanya tetap terbuka sampai pasar menyentuh harga Anda atau Anda membatalkannya.',
      ) +
      section(
        'Apa itu market order?',
        'Order yang langsung terisi pada harga terbaik di order book. Order besar melewati beberapa harga, sehingga rata-ratanya dapat berbeda dari harga terakhir. Bagian yang tidak dapat diisi akan dibatalkan.',
      ) +
      section(
        'Mengapa sebagian saldo saya tertahan?',
        'Saldo itu menjamin order terbuka Anda. Saldo dilepas saat order dibatalkan, atau saat terisi dengan nilai lebih rendah dari yang ditahan.',
      ) +
      section(
        'Berapa biaya transaksi?',
        'Sebagian kecil dari yang Anda terima, ditampilkan di formulir order. VIP 1 sampai 4 menguranginya sebesar 10%, 15%, 30%, dan 100%.',
      ) +
      section(
        'Untuk apa kata sandi dana?',
        'Diperlukan untuk penarikan serta perubahan email dan telepon yang ditautkan. Kata sandi ini berbeda dari kata sandi masuk. Atur atau ubah di Pengaturan, Keamanan; kode dikirim ke email atau telepon Anda.',
        'Lima kali salah berturut-turut menguncinya selama 30 menit. Mengatur yang baru membuka kuncinya.',
      ) +
      section(
        'Bagaimana cara deposit?',
        'Pilih koin dan jaringannya, kirim ke alamat yang ditampilkan, lalu unggah bukti pembayaran. Jumlahnya dikreditkan setelah ditinjau. Koin yang dikirim lewat jaringan lain dapat hilang.',
      ) +
      section(
        'Apa yang diperlukan untuk penarikan?',
        'Identitas terverifikasi tingkat 1, kata sandi dana, dan minimal sejumlah yang tertera di formulir. Selama ditinjau, jumlah itu ditahan; jika ditolak, semuanya dikembalikan.',
      ) +
      section(
        'Mengapa saya harus memverifikasi identitas?',
        'Ini diwajibkan oleh hukum. Tingkat 1 meminta nama dan nomor dokumen, tingkat 2 foto dokumen. Tautkan email dan telepon Anda terlebih dahulu.',
      ) +
      section(
        'Zona waktu apa yang digunakan?',
        'Hari bursa dimulai pada tengah malam UTC+8. Aplikasi menampilkan waktu dalam zona waktu perangkat Anda; file yang Anda ekspor memakai UTC+8.',
      ),
  },
};
