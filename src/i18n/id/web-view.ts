import type { Texts } from '../texts';

const webView: Texts<'web-view'> = {
  title: 'Halaman',
  failed: 'Halaman gagal dimuat',
  late: 'Halaman mungkin tidak dapat diakses, atau tidak boleh tampil di dalam aplikasi. Coba lagi, atau buka di browser.',
  outside: 'Buka di browser',
  refused: 'Alamat ini tidak dapat dibuka',
  toContact: 'Hubungi kami',
  elsewhere: 'Halaman yang membantu',
  problem: {
    missing: 'Tautan tidak memuat alamat. Mungkin yang Anda cari ada di halaman berikut.',
    broken: 'Tautan bukan alamat web yang valid.',
    scheme: 'Hanya alamat web aman yang dapat dibuka di dalam aplikasi.',
    credentials: 'Ada nama pengguna di depan host alamat ini, cara yang lazim untuk menyamarkan tujuan tautan.',
    host: 'Halaman ini bukan milik kami. Jika seseorang mengirim tautannya, berhati-hatilah.',
    path: 'Tidak ada dokumen di alamat ini.',
  },
};

export default webView;
