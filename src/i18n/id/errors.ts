import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: 'Silakan masuk terlebih dahulu',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan masuk lagi',
  verifyFirst: 'Silakan verifikasi identitas Anda terlebih dahulu',
  network: 'Tidak ada koneksi ke bursa',
  networkHint: 'Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Bursa tidak menjawab tepat waktu',
  unavailable: 'Bursa sedang mengalami gangguan. Coba lagi sebentar lagi.',
  unsure: 'Tidak ada jawaban. Mungkin sudah diproses: periksa sebelum mencoba lagi',
  unsureSafe: 'Tidak ada jawaban. Coba lagi: tidak akan diproses dua kali.',
  server: 'Jawaban dari bursa tidak dapat dibaca',
  refused: 'Permintaan tidak berhasil',
  failed: 'Tidak tersedia',
  pageLoad: 'Halaman ini gagal dimuat',
  pageLoadHint: 'Koneksi mungkin lambat atau terputus.',
  pageBroken: 'Terjadi kesalahan di halaman ini',
  pageBrokenHint: 'Tidak ada data yang hilang di bursa. Buka kembali halaman ini.',
  newVersion: 'Ada versi baru',
  newVersionHint: 'Halaman ini masih dari versi sebelumnya. Yang sudah Anda ketik tetap tersimpan.',
  newVersionLoad: 'Muat versi baru',
  notFound: 'Halaman ini tidak ada',
  notFoundHint: 'Tautannya mungkin sudah lama atau salah ketik.',
};

export default errors;
