import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: 'Kata sandi pembayaran',
  digits: '{{entered}} dari {{length}} digit',
  keypad: 'Angka',
  delete: 'Hapus digit terakhir',
  field: 'Kata sandi pembayaran',
  show: 'Tampilkan kata sandi',
  hide: 'Sembunyikan kata sandi',
  useLetters: 'Kata sandi saya memakai huruf',
  useDigits: 'Gunakan papan enam angka',
  forgot: 'Lupa?',
  confirm: 'Konfirmasi',
  checking: 'Memeriksa',
  unset: 'Anda belum memiliki kata sandi pembayaran',
  unsetHint:
    'Kata sandi ini melindungi dana Anda: penarikan, alamat dan kartu baru, serta perubahan keamanan memintanya.',
  set: 'Atur kata sandi pembayaran',
};

export default payPassword;
