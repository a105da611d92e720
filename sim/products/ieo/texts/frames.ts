import type { WireLang } from '@/contract/lang';
import type { PaperFrame } from './project-texts';

/** A language that is missing reads English. */
export const FRAMES: Partial<Record<WireLang, PaperFrame>> & { readonly en: PaperFrame } = {
  en: {
    problem: 'The problem',
    approach: 'The approach',
    token: 'The token',
    tokenText: '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.',
    sale: 'The sale',
    saleText: {
      first_come: 'Applications are taken until nothing is left. Whoever applied receives all of it.',
      pro_rata:
        'All applications are taken until the sale ends. If they are more than the issue, each receives the same share of what it applied for, and the rest of the payment is refunded.',
    },
    risk: 'Risk',
    riskText: 'A token may fall below its price of issue. Apply only for what you can do without.',
    today: 'Where it stands',
    fictional: '{name} is a fictional project of this simulation.',
  },
  id: {
    problem: 'Masalahnya',
    approach: 'Pendekatannya',
    token: 'Tokennya',
    tokenText: '{issue} {token} dijual seharga {price} USDT per koin. Tidak ada putaran privat dan tidak ada diskon.',
    sale: 'Penjualannya',
    saleText: {
      first_come: 'Permohonan diterima sampai habis. Setiap pemohon menerima seluruh jumlahnya.',
      pro_rata:
        'Semua permohonan diterima sampai penjualan berakhir. Jika melebihi jumlah terbitan, masing-masing menerima bagian yang sama dari permohonannya, dan sisa pembayaran dikembalikan.',
    },
    risk: 'Risiko',
    riskText: 'Token bisa turun di bawah harga terbitannya. Mohonlah hanya sebesar yang sanggup Anda lepas.',
    today: 'Posisinya sekarang',
    fictional: '{name} adalah proyek fiktif dari simulasi ini.',
  },
};
