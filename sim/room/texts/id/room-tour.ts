import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: 'Tur terpandu',
  step: 'Langkah {{step}} dari {{total}}',
  next: 'Lanjut',
  back: 'Kembali',
  play: 'Putar',
  pause: 'Jeda',
  stop: 'Akhiri tur',
  done: 'Selesai',
  skip: 'Lewati',
  goThere: 'Buka tempatnya',
  missing: 'Tempat langkah ini tidak ada di layar.',
  coming: 'Mencari tempatnya…',
  waiting: 'Menunggu terjadi; Lanjut untuk langsung terus.',
  refused: 'Langkah ini tidak dapat dijalankan:',
};

export default tour;
