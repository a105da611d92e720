import type { Texts } from '../texts';

const chart: Texts<'chart'> = {
  label: 'Grafik harga {{symbol}}',
  periods: 'Periode grafik',
  averages: 'Rata-rata bergerak',
  average: 'MA{{length}}',
  showLine: 'Tampilkan sebagai garis',
  showCandles: 'Tampilkan sebagai candlestick',
  fullScreen: 'Layar penuh',
  leaveFullScreen: 'Keluar dari layar penuh',
  show: 'Tampilkan grafik',
  hide: 'Sembunyikan grafik',
  openFull: 'Buka grafik lengkap',
  empty: 'Belum ada transaksi',
  emptyHint: 'Grafik dimulai dari transaksi pertama di pasar ini.',
  failed: 'Grafik gagal dimuat',
  legend: {
    open: 'Pembukaan',
    openShort: 'O',
    high: 'Tertinggi',
    highShort: 'H',
    low: 'Terendah',
    lowShort: 'L',
    close: 'Penutupan',
    closeShort: 'C',
    volumeShort: 'Vol',
  },
  stats: {
    high: 'Tertinggi 24 jam',
    low: 'Terendah 24 jam',
    volume: 'Volume 24 jam ({{asset}})',
    turnover: 'Nilai 24 jam ({{asset}})',
  },
  line: {
    order: 'Order',
    position: 'Posisi',
    profit: 'TP',
    loss: 'SL',
    liquidation: 'Likuidasi',
    entry: 'Masuk',
  },
  orderLine: {
    buy: 'Beli {{amount}}',
    sell: 'Jual {{amount}}',
  },
};

export default chart;
