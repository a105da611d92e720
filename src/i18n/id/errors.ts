import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: 'Silakan masuk terlebih dahulu',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan masuk lagi',
  verifyFirst: 'Silakan verifikasi identitas Anda terlebih dahulu',
  network: 'Tidak ada koneksi ke bursa',
  networkHint: 'Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Bursa tidak merespons tepat waktu',
  unavailable: 'Bursa sedang mengalami gangguan. Coba lagi beberapa saat lagi.',
  unsure: 'Tidak ada respons. Permintaan mungkin sudah diproses: periksa sebelum mencoba lagi',
  unsureSafe: 'Tidak ada respons. Coba lagi: tidak akan diproses dua kali.',
  server: 'Respons bursa tidak dapat dibaca. Coba lagi',
  unreadable: 'Tidak ada atau tidak terbaca dalam respons bursa: {{field}}',
  refused: 'Permintaan ditolak bursa',
  tooMany: 'Terlalu banyak permintaan. Coba lagi beberapa saat lagi',
  tooManySeconds: 'Terlalu banyak permintaan. Coba lagi dalam {{seconds}} detik',
  tooManyMinutes: 'Terlalu banyak permintaan. Coba lagi dalam {{minutes}} menit',
  parts: {
    balance: 'Saldo Anda gagal dimuat',
    identity: 'Status verifikasi gagal dimuat',
    coins: 'Daftar koin gagal dimuat',
    account: 'Akun Anda gagal dimuat',
    unread: 'Jumlah yang belum dibaca gagal dimuat',
  },
  failed: 'Tidak tersedia',
  pageLoad: 'Halaman ini gagal dimuat',
  pageLoadHint: 'Koneksi mungkin lambat atau terputus.',
  pageBroken: 'Terjadi kesalahan di halaman ini',
  pageBrokenHint: 'Tidak ada data yang hilang di bursa. Buka kembali halaman ini.',
  newVersion: 'Versi baru tersedia',
  newVersionHint: 'Halaman ini dari versi lama. Yang sudah Anda ketik tetap tersimpan.',
  newVersionLoad: 'Perbarui',
  notFound: 'Halaman ini tidak ada',
  notFoundHint: 'Tautannya mungkin sudah lama atau salah ketik.',
};

export default errors;
