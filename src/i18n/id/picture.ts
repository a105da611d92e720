import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: 'Pilih gambar',
  replace: 'Pilih gambar lain',
  remove: 'Hapus gambar',
  retry: 'Kirim lagi',
  uploading: 'Mengirim gambar',
  uploaded: 'Gambar sudah terkirim',
  wait: 'Tunggu sampai gambar terkirim',
  hint: 'JPG, PNG, atau WebP, maks. 10 MB',
  tooLarge: 'Gambar lebih besar dari 10 MB',
  wrongType: 'Pilih gambar JPG, PNG, atau WebP',
  damaged: 'File ini bukan gambar',
  failed: 'Gambar tidak terkirim. Coba lagi',
};

export default picture;
