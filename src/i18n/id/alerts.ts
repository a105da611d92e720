import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: 'Peringatan harga {{symbol}}',
  last: 'Harga terakhir',
  price: 'Peringatan di',
  hint: 'Anda menerima pesan dan notifikasi saat pasar mencapai harga ini.',
  distance: '{{percent}} dari harga terakhir',
  picks: 'Harga peringatan menurut jarak dari pasar',
  set: 'Pasang peringatan',
  done: 'Peringatan dipasang: {{alert}}',
  edit: 'Ubah peringatan: {{alert}}',
  edited: 'Peringatan',
  save: 'Simpan peringatan',
  changed: 'Peringatan diubah: {{alert}}',
  waiting: 'Peringatan menunggu',
  waits: { above: 'Naik ke {{price}}', below: 'Turun ke {{price}}' },
  remove: 'Hapus peringatan: {{alert}}',
  reached: { above: '{{symbol}} naik ke {{price}}', below: '{{symbol}} turun ke {{price}}' },
  all: {
    title: 'Peringatan harga',
    open: 'Semua peringatan harga',
    failed: 'Gagal memuat peringatan harga',
    empty: 'Tidak ada peringatan harga',
    emptyHint: 'Pasang lewat lonceng di grafik sebuah pasar.',
    toMarkets: 'Lihat pasar',
    since: 'Dipasang {{time}}',
    reached: 'Peringatan tercapai',
    reachedHint: 'Setiap peringatan tercapai juga ditulis di sana.',
    messages: 'Pesan transaksi',
  },
};

export default alerts;
