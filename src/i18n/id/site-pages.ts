import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: 'Tanya jawab',
  contact: 'Hubungi kami',
  about: 'Tentang kami',
  compliance: 'Kepatuhan operasional',
  updated: 'Diterbitkan {{date}}',
  failed: 'Halaman ini gagal dimuat',
  empty: 'Belum ada tulisan di sini',
  emptyHint: 'Silakan kembali nanti.',
  search: 'Cari pertanyaan',
  noMatch: 'Tidak ada pertanyaan yang cocok',
  noMatchHint: 'Coba kata lain, atau hubungi kami.',
  guide: 'Panduan memulai',
  guideFailed: 'Panduan gagal dimuat',
  write: 'Hubungi kami',
};

export default sitePages;
