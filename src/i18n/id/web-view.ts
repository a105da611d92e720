import type { Texts } from '../texts';

const webView: Texts<'web-view'> = {
  title: 'Halaman',
  failed: 'Halaman gagal dimuat',
  late: 'Mungkin tidak terjangkau, atau tidak mengizinkan tampil di dalam aplikasi. Coba lagi, atau buka di luar.',
  outside: 'Buka di luar',
  refused: 'Alamat ini tidak dibuka',
  toContact: 'Hubungi kami',
  elsewhere: 'Halaman yang membantu',
  problem: {
    missing: 'Tautan tidak menyebut alamat. Mungkin yang Anda cari ada di halaman berikut.',
    broken: 'Tautan bukan alamat web yang benar.',
    scheme: 'Hanya alamat web aman yang dibuka di dalam aplikasi.',
    credentials: 'Ada nama di depan host alamat ini, cara yang lazim untuk menyamarkan tujuan tautan.',
    host: 'Halaman ini bukan milik kami. Jika seseorang mengirim tautannya, berhati-hatilah.',
    path: 'Tidak ada dokumen di alamat ini.',
  },
};

export default webView;
