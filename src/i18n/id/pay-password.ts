import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: 'Kata sandi dana',
  digits: '{{entered}} dari {{length}} digit',
  keypad: 'Angka',
  delete: 'Hapus digit terakhir',
  field: 'Kata sandi dana',
  show: 'Tampilkan kata sandi',
  hide: 'Sembunyikan kata sandi',
  useLetters: 'Kata sandi saya memakai huruf',
  useDigits: 'Gunakan papan angka 6 digit',
  forgot: 'Lupa kata sandi?',
  confirm: 'Konfirmasi',
  checking: 'Memeriksa',
  unset: 'Anda belum memiliki kata sandi dana',
  unsetHint:
    'Kata sandi ini melindungi dana Anda: diperlukan untuk penarikan, alamat dan kartu baru, serta perubahan keamanan.',
  set: 'Atur kata sandi dana',
};

export default payPassword;
