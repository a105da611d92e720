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
        'It trades at your price or better. The part that the book offers at such a price trades at once; the rest waits until the market touches your price, or until you cancel it.',
      ) +
      section(
        'What is a market order?',
        'It trades at once at the best prices in the book. Large orders move through several prices, so the average can differ from the last price. What the book cannot fill is cancelled.',
      ) +
      section(
        'Why is part of my balance frozen?',
        'It backs your open orders. It returns when an order is cancelled, or when it fills for less than was reserved.',
      ) +
      section(
        'What does a trade cost?',
        'A fraction of what you receive, shown on the order form. VIP tiers 1 to 4 reduce it by 10%, 15%, 30% and 100%.',
      ) +
      section(
        'What is the payment password for?',
        'Withdrawals and changes of your bound addresses ask for it. It is another password than the one you log in with. Set or change it under Settings, Security; a code goes to your e-mail address or phone.',
        'Five wrong ones in a row lock it for 30 minutes. Setting a new one lifts the lock.',
      ) +
      section(
        'How do I deposit?',
        'Choose a coin and its network, send to the address shown, and upload a picture of the payment. The amount is credited after our review. Another network than the one shown can lose your coins.',
      ) +
      section(
        'What do I need for a withdrawal?',
        'A verified identity of level 1, a payment password, and at least the minimum shown on the form. Until we have reviewed it, the amount is frozen; if we decline, all of it returns.',
      ) +
      section(
        'Why must I verify my identity?',
        'The law asks for it. Level 1 takes your name and document number, level 2 pictures of the document. Bind your e-mail address and your phone first.',
      ) +
      section('Which time zone does the exchange use?', 'The exchange’s day and all times on records are UTC+8.'),
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
        'Apa itu order limit?',
        'Order yang terjadi pada harga Anda atau lebih baik. Bagian yang tersedia di buku order pada harga itu langsung terisi; sisanya menunggu sampai pasar menyentuh harga Anda, atau sampai Anda membatalkannya.',
      ) +
      section(
        'Apa itu order pasar?',
        'Order yang langsung terjadi pada harga terbaik di buku order. Order besar melewati beberapa harga, sehingga rata-ratanya dapat berbeda dari harga terakhir. Bagian yang tidak dapat diisi akan dibatalkan.',
      ) +
      section(
        'Mengapa sebagian saldo saya beku?',
        'Saldo itu menjamin order terbuka Anda. Saldo kembali saat order dibatalkan, atau saat terisi dengan biaya lebih rendah dari cadangan.',
      ) +
      section(
        'Berapa biaya transaksi?',
        'Sebagian kecil dari yang Anda terima, ditampilkan di formulir order. VIP 1 sampai 4 menguranginya sebesar 10%, 15%, 30%, dan 100%.',
      ) +
      section(
        'Untuk apa kata sandi pembayaran?',
        'Penarikan dan perubahan alamat yang ditautkan memintanya. Kata sandi ini berbeda dari kata sandi masuk. Atur atau ubah di Pengaturan, Keamanan; kode dikirim ke email atau telepon Anda.',
        'Lima kali salah berturut-turut menguncinya selama 30 menit. Mengatur yang baru membuka kuncinya.',
      ) +
      section(
        'Bagaimana cara menyetor?',
        'Pilih koin dan jaringannya, kirim ke alamat yang ditampilkan, lalu unggah gambar pembayaran. Jumlahnya dikreditkan setelah kami tinjau. Jaringan lain dari yang ditampilkan dapat menghilangkan koin Anda.',
      ) +
      section(
        'Apa yang diperlukan untuk penarikan?',
        'Identitas terverifikasi tingkat 1, kata sandi pembayaran, dan paling sedikit jumlah minimum di formulir. Selama ditinjau, jumlah itu dibekukan; jika kami tolak, semuanya kembali.',
      ) +
      section(
        'Mengapa saya harus memverifikasi identitas?',
        'Hukum mengharuskannya. Tingkat 1 meminta nama dan nomor dokumen, tingkat 2 foto dokumen. Tautkan email dan telepon Anda terlebih dahulu.',
      ) +
      section('Zona waktu apa yang digunakan?', 'Hari bursa dan semua waktu pada catatan adalah UTC+8.'),
  },
};
