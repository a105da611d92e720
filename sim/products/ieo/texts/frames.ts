import type { PaperFrame } from './project-texts';

export const FRAMES: Readonly<Record<'en' | 'id', PaperFrame>> = {
  en: {
    problem: 'The problem',
    approach: 'The approach',
    token: 'The token',
    tokenText: '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.',
    sale: 'The sale',
    saleText: {
      first_come: 'Applications are accepted until the issue is sold out. Each is allotted in full.',
      pro_rata:
        'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.',
    },
    risk: 'Risk',
    riskText: 'A token may fall below its issue price. Apply only with money you can afford to lose.',
    today: 'Current status',
    fictional: '{name} is a fictional project of this simulation.',
  },
  id: {
    problem: 'Masalahnya',
    approach: 'Pendekatannya',
    token: 'Tokennya',
    tokenText: '{issue} {token} dijual seharga {price} USDT per koin. Tidak ada putaran privat dan tidak ada diskon.',
    sale: 'Penjualannya',
    saleText: {
      first_come: 'Pemesanan diterima sampai habis terjual. Setiap pemesanan dijatah penuh.',
      pro_rata:
        'Pemesanan diterima sampai penjualan berakhir. Jika melebihi jumlah terbitan, token dijatah secara proporsional: masing-masing menerima persentase yang sama dari pesanannya, dan sisa pembayaran dikembalikan.',
    },
    risk: 'Risiko',
    riskText:
      'Token bisa turun di bawah harga terbitannya. Pesanlah hanya dengan dana yang kerugiannya sanggup Anda tanggung.',
    today: 'Status saat ini',
    fictional: '{name} adalah proyek fiktif dari simulasi ini.',
  },
};
