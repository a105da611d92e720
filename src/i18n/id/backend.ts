import type { Texts } from '../texts';

const backend: Texts<'backend'> = {
  title: 'Bursa tidak tersedia',
  unset: 'Pengaturan aplikasi ini keliru',
  misfit: {
    unreachable: 'Bursa tidak dapat dihubungi',
    forbidden: 'Bursa tidak mengizinkan halaman ini',
    status: 'Bursa membalas dengan kesalahan',
    notJson: 'Ini bukan respons dari bursa',
    envelope: 'Format respons tidak dikenal',
  },
  hint: {
    unreachable: 'Periksa koneksi internet Anda. Jika lancar, berarti server sedang mati atau alamatnya salah.',
    forbidden: 'Server merespons, tetapi tidak mengizinkan halaman dari {{origin}} membaca responsnya (CORS).',
    status: 'Server belum siap, atau alamatnya salah.',
    notJson: 'Alamat ini dijawab oleh server lain, atau oleh halaman login jaringan Anda.',
    envelope: 'Responsnya berupa JSON, tetapi tanpa kolom yang selalu ada pada respons bursa.',
  },
  config: {
    json: 'Pengaturan di halaman ini bukan JSON yang valid.',
    unknown: 'Tidak ada pengaturan bernama “{{field}}”.',
    address: '“{{field}}” harus berupa alamat web.',
    secure: 'Setiap alamat di “{{field}}” harus diawali https://.',
    list: '“{{field}}” harus berupa daftar dalam kurung siku.',
    protocol: '“{{field}}” harus 3 atau 4.',
  },
  asked: 'Permintaan',
  came: 'Respons',
  nothing: 'Tidak ada',
  setting: 'Nilai saat ini',
};

export default backend;
