import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: 'Penanda',
  none: 'Beri nama sebuah momen, lalu kembali ke sana dengan sekali tekan.',
  name: 'Nama momen ini',
  add: 'Tandai',
  go: 'Ke {{name}}, {{time}}',
  remove: 'Hapus {{name}}',
  where: {
    past: 'lewat',
    ahead: 'di depan',
    branch: 'cabang lain',
  },
  compare: 'Bandingkan dua momen',
  from: 'Momen pertama',
  to: 'Momen kedua',
  do: 'Bandingkan',
  start: 'permulaan',
  now: 'sekarang',
  end: 'akhir',
  earlier: 'Akhir {{scenario}}, seed {{seed}}',
  same: 'Kedua momen memiliki keadaan yang sama.',
  balances: 'Saldo',
  orders: 'Order dan permintaan',
  prices: 'Harga',
  records: 'Baris data',
  nothing: 'Tidak ada perbedaan.',
  absent: 'tidak ada',
  frozen: '{{account}}, tertahan',
  more: '{{count}} lagi',
  said: {
    added: '{{name}} ditandai',
    gone: 'Di {{name}}, {{time}}',
    removed: '{{name}} dihapus',
    compared: 'Kedua momen dibandingkan',
  },
};

export default time;
