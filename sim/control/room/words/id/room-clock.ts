import type { Texts } from '@/i18n/texts';

const clock: Texts<'room-clock'> = {
  zone: 'UTC+8',
  pause: 'Jeda',
  resume: 'Lanjutkan',
  paused: 'Dijeda',
  speed: 'Kecepatan',
  step: '+1 dtk',
  next: 'Kejadian berikutnya',
  upcoming: 'Berikutnya: {{event}}',
  nothing: 'Tidak ada yang jatuh tempo dalam setahun.',
  inTime: 'dalam',
  jumpBy: 'Lompat sejauh',
  duration: 'Durasi',
  durationHint: '90s, 5m, 1h30m, 2d atau 1:30',
  badDuration: 'Tulis durasi sampai setahun: 90s, 5m, 1h30m, 2d atau 1:30.',
  jump: 'Lompat',
  jumpTo: 'Lompat ke tanggal',
  date: 'Tanggal dan waktu, UTC+8',
  badDate: 'Pilih tanggal dan waktu.',
  pastDate: 'Itu sudah lewat. Untuk kembali, putar mundur di panel Skenario.',
  go: 'Pergi',
  units: {
    days: '{{value}} hr',
    hours: '{{value}} jam',
    minutes: '{{value}} mnt',
    seconds: '{{value}} dtk',
  },
  days: '{{value}} hari',
  events: {
    fill: 'sebuah order terisi',
    fillSpot: 'sebuah order spot terisi',
    script: 'skenario berlanjut',
    other: '{{kind}}',
  },
  said: {
    paused: 'Dijeda pada {{time}}',
    goesOn: 'Waktu berjalan lagi dari {{time}}',
    rate: 'Waktu berjalan ×{{rate}}',
    advanced: 'Maju {{by}}: sekarang {{time}}',
    jumped: 'Sekarang {{time}}',
    next: 'Sekarang {{time}}: {{event}}',
    noNext: 'Tidak ada yang jatuh tempo dalam setahun.',
  },
};

export default clock;
