import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: 'Laporkan masalah',
  close: 'Tutup',
  note: 'Apa yang salah?',
  about: 'Tentang',
  now: 'Saat ini',
  secrets: 'Sertakan kata sandi dan kode',
  secretsHint: 'Jika tidak, pengganti dengan bentuk yang sama dipakai.',
  holds: 'Laporan berisi sesi, layar, bahasa, versi, dan kesalahan terakhir. File juga berisi gambar layar.',
  copyLink: 'Salin tautan',
  saveFile: 'Simpan file',
  link: 'Tautan ke laporan',
  made: 'Laporan siap.',
  copied: 'Tautan laporan disalin ({{size}}).',
  opened: {
    title: 'Laporan masalah',
    close: 'Tutup laporan',
    again: 'ditolak lagi, seperti yang dilaporkan: {{text}}',
    otherwise: 'kali ini dijawab berbeda: {{text}}',
    moment: 'Inilah saat yang dilaporkan.',
    screen: 'Layar',
    language: 'Bahasa',
    versions: 'Versi',
    errors: 'Kesalahan halaman ({{value}})',
    picture: 'Gambar layar',
  },
};

export default report;
