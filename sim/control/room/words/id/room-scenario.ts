import type { Texts } from '@/i18n/texts';

const scenario: Texts<'room-scenario'> = {
  search: 'Cari skenario',
  clear: 'Bersihkan',
  list: 'Skenario',
  none: 'Tidak ada skenario yang cocok.',
  running: 'berjalan',
  start: 'Mulai',
  startOne: 'Mulai {{title}}',
  seed: 'Benih',
  seedHint: 'Benih yang sama memberi pasar yang sama.',
  badSeed: 'Benih adalah bilangan bulat sampai 2.147.483.647.',
  next: 'Atur ulang untuk pelanggan berikutnya',
  tour: 'Tur terpandu',
  rewind: 'Putar mundur',
  history: 'Momen dalam sesi ini',
  moment: '{{time}}, {{label}}',
  beginning: 'permulaan',
  noHistory: 'Belum ada yang dilakukan.',
  steps: 'Langkah terakhir',
  rewindHere: 'Putar mundur ke {{time}}, {{label}}',
  rewindSure: 'Putar mundur ke {{time}}',
  take: 'Bawa serta',
  import: 'Buka berkas',
  badFile: '{{file}} bukan sesi yang disimpan.',
  said: {
    started: '{{title}} dimulai, benih {{seed}}',
    rewound: 'Diputar mundur ke {{time}}',
    imported: '{{file}} terbuka',
  },
};

export default scenario;
