import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: 'Lokasi',
  choose: 'Pilih lokasi',
  search: 'Kota, wilayah, atau negara',
  use: 'Pakai {{place}}',
  address: '{{city}}, {{country}}',
  addressInRegion: '{{city}}, {{region}}, {{country}}',
  nothing: 'Lokasi tidak ditemukan',
  nothingHint: 'Coba kata lain, atau ketik alamatnya sendiri.',
  showAll: 'Tampilkan semua',
  mapOf: 'Peta sekitar {{place}}',
  closer: 'Perbesar',
  farther: 'Perkecil',
  coordinates: 'Koordinat',
  copy: 'Salin koordinat',
  noPlace: 'Koordinat tidak valid',
  noPlaceHint: 'Diperlukan lintang -90 hingga 90 dan bujur -180 hingga 180.',
};

export default place;
