import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: 'Yang terjadi sekarang',
  clock: 'Jam bursa',
  atRest: 'dijeda',
  sinceStart: '{{percent}} sejak awal',
  worth: 'Aset {{name}}',
  nobody: 'Belum ada yang masuk.',
  keys: 'P menjeda, N ke kejadian berikutnya, C menjatuhkan pasar, D menambah ponsel, K membuka ruang kendali.',
  twoPhones: 'Dua ponsel',
  second: 'Ponsel kedua',
};

export default stage;
