import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: 'Tempat',
  choose: 'Pilih tempat',
  search: 'Kota, provinsi atau negara',
  use: 'Pakai {{place}}',
  nothing: 'Tidak ada tempat yang cocok',
  nothingHint: 'Coba kata lain, atau ketik alamatnya sendiri.',
  showAll: 'Tampilkan semua',
  mapOf: 'Peta sekitar {{place}}',
  closer: 'Lebih dekat',
  farther: 'Lebih jauh',
  coordinates: 'Koordinat',
  copy: 'Salin koordinat',
  noPlace: 'Ini bukan koordinat',
  noPlaceHint: 'Diperlukan lintang -90 hingga 90 dan bujur -180 hingga 180.',
};

export default place;
