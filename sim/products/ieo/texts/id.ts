import type { ProjectTexts } from './project-texts';

export const projectsId: ProjectTexts = {
  LUNR: {
    summary: 'Relai yang membawa pembayaran kecil antar-rantai dalam satu langkah.',
    content:
      'Lunar Relay menggabungkan ribuan transfer kecil menjadi satu bukti. Operator menjaminkan LUNR dan dibayar dengannya.',
    problem:
      'Memindahkan sepuluh dolar di antara dua rantai butuh tiga tanda tangan, dua kali menunggu, dan biaya lebih mahal dari kopi.',
    approach:
      'Relai mengumpulkan transfer selama empat detik, membuktikannya bersama, lalu menyelesaikan totalnya. Relai yang berbohong kehilangan jaminannya.',
    site: 'Jaringan uji telah berjalan sebelas bulan dengan 240 relai di 31 negara tanpa satu pun penyelesaian hilang.',
  },
  AURO: {
    summary: 'Kartu grafis menganggur yang disewakan per menit.',
    content:
      'Auroch Grid menghubungkan pemilik kartu grafis dengan orang yang melatih model. AURO membayar setiap menit komputasi.',
    problem: 'Studio dan sekolah punya kartu yang diam dua pertiga hari, sementara tim kecil menunggu giliran.',
    approach:
      'Pekerjaan dipotong per menit, dihitung dua kali oleh orang asing, dan dibayar ketika kedua hasilnya sama.',
    site: 'Saat ini grid memiliki 3.900 kartu. Siapa pun dengan kartu keluaran empat tahun terakhir bisa bergabung dengan satu program.',
  },
  NIMB: {
    summary: 'Dokumen kargo yang ditandatangani, dikirim, dan dibayar secara otomatis.',
    content:
      'Nimbus Freight mengubah konosemen menjadi token. NIMB membayar notarisasi dan mengasuransikan perjalanannya.',
    problem: 'Peti kemas menyeberangi samudra dalam delapan belas hari, sedangkan dokumennya dua puluh empat hari.',
    approach:
      'Setiap tangan yang dilalui dokumen menandatanganinya. Saat pelabuhan menandatangani, pengangkut dibayar pada detik yang sama.',
    site: 'Empat perusahaan pelayaran dan dua pelabuhan memakai Nimbus Freight di rute Jakarta–Rotterdam.',
  },
  TERN: {
    summary: 'Pinjaman antar-bursa kecil yang hanya percaya pada angka.',
    content:
      'Tern Finance memungkinkan bursa saling meminjamkan koin semalam. Pemegang TERN menjamin pinjaman dan mendapat selisih bunganya.',
    problem: 'Bursa kecil menyimpan cadangan tiga kali kebutuhan karena tak satu pun meminjamkan kepada yang lain.',
    approach: 'Cadangan dibuktikan setiap jam. Yang terbukti cukup boleh meminjam sampai pagi, tidak lebih lama.',
    site: 'Sembilan belas bursa meminjamkan 84 juta dolar per malam dalam uji coba. Tidak ada pinjaman yang terlambat.',
  },
  SABL: {
    summary: 'Pencarian pribadi atas data publik.',
    content:
      'Sable Protocol menjawab pertanyaan tentang rantai publik tanpa tahu siapa yang bertanya. SABL membayar para penjawab.',
    problem: 'Mencari sebuah alamat memberi tahu layanan di baliknya alamat mana yang penting bagi Anda.',
    approach:
      'Pertanyaan dibagi ke tiga server yang tidak saling mengenal. Hanya penanya yang bisa menyatukan jawabannya.',
    site: 'Sable menjawab dua juta pertanyaan per hari di dompet dari sembilan penyedia.',
  },
  PELI: {
    summary: 'Pembayaran lewat pesan singkat di tempat tanpa internet.',
    content: 'Pelican Pay memindahkan uang dengan pesan teks. PELI membayar agen yang menukarnya menjadi uang tunai.',
    problem: 'Separuh orang yang mengirim uang ke kampung tinggal di tempat yang jaringannya hanya membawa teks.',
    approach:
      'Pesan 140 karakter memuat pembayaran bertanda tangan. Agen dengan ponsel berusia sepuluh tahun pun bisa membaca dan mencairkannya.',
    site: 'Pelican memiliki 12.000 agen di provinsi kepulauan, kebanyakan di toko yang dulu menjual pulsa.',
  },
  QUOR: {
    summary: 'Penyimpanan yang setiap malam membuktikan berkas Anda masih ada.',
    content:
      'Quorra Storage menyimpan berkas dalam potongan pada orang asing yang diuji setiap malam. QUOR adalah jaminan dan upah mereka.',
    problem: 'Cadangan yang bertahun-tahun tidak dibaca adalah harapan, bukan cadangan.',
    approach:
      'Setiap malam setiap penyimpan harus menunjukkan potongan yang dipilih acak. Yang gagal kehilangan jaminan dan potongannya dibuat ulang.',
    site: 'Quorra menyimpan 41 petabita. Dari 1,2 miliar uji malam, semua kecuali sembilan langsung lulus.',
  },
};
