import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: 'Server bursa',
  code: 'Kode QR untuk perangkat kedua',
  scan: 'Pindai dengan ponsel di jaringan yang sama untuk mengendalikan dari sana.',
  address: 'Alamat untuk perangkat kedua',
  network: 'Jaringan',
  apps: 'Ruang ini mengendalikan sebuah server. Aplikasi yang memakainya masuk sendiri.',
  noNetwork: 'Mesin ini tidak ada di jaringan mana pun.',
  refused: 'Perangkat ini belum dipasangkan. Pindai kodenya lagi.',
  memory: 'Tidak disimpan: server ini menyimpan sesinya di memori, dan mulai dari awal bila dinyalakan ulang.',
  lost: 'Server tidak menjawab.',
  second: 'Perangkat kedua',
  needsHost:
    'Bursa ini ada di browser ini. Ponsel hanya bisa mengendalikannya bila berjalan sebagai server di mesin ini:',
  thereafter: 'Lalu buka {{address}} di sini, dan pindai kode yang ditampilkan.',
};

export default remote;
