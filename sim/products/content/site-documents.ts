import { isWireLang, LOCALES, type WireLang } from '@/contract/lang';
import { loadedLang, localize } from '../../texts/localize';
import { SITE_DOCUMENT_STYLE } from './site-document-style';

/** A document of the simulated site, shown in the app's web view. */
interface Guide {
  readonly title: string;
  readonly lead: string;
  /** Heading and text of each part. */
  readonly parts: readonly (readonly [string, string])[];
}

export const SITE_DOCUMENT_TYPE = 'text/html; charset=utf-8';

const GUIDE: Readonly<Record<'en' | 'id', Guide>> = {
  en: {
    title: 'First steps',
    lead: 'From an empty account to your first trade, and how to keep your money safe along the way.',
    parts: [
      [
        'Verify yourself',
        'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.',
      ],
      ['Deposit', 'Choose a coin and its network, copy the deposit address, and upload your proof of payment.'],
      [
        'Trade',
        'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.',
      ],
      [
        'Withdraw',
        'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.',
      ],
      [
        'Stay safe',
        'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.',
      ],
    ],
  },
  id: {
    title: 'Langkah pertama',
    lead: 'Dari akun kosong hingga transaksi pertama, dan cara menjaga uang Anda.',
    parts: [
      ['Verifikasi diri', 'Tautkan email dan telepon, lalu kirim foto dokumen Anda. Batas naik pada setiap tingkat.'],
      ['Deposit', 'Pilih koin dan jaringannya, salin alamat deposit, lalu unggah bukti pembayaran Anda.'],
      [
        'Bertransaksi',
        'Transaksi spot memakai akun spot. Futures, opsi, dan saham punya akun sendiri: transfer sesuai kebutuhan.',
      ],
      [
        'Penarikan',
        'Simpan alamat atau kartu bank lebih dahulu. Setiap penarikan meminta kata sandi dana dan ditinjau.',
      ],
      [
        'Tetap aman',
        'Kami tidak pernah meminta kata sandi atau kode. Buka tautan dari dalam aplikasi saja: asal setiap halaman ditampilkan.',
      ],
    ],
  },
};

function written(lang: WireLang): string {
  const { en, id } = GUIDE;
  const title = localize({ en: en.title, id: id.title }, lang);
  const lead = localize({ en: en.lead, id: id.lead }, lang);
  const parts = en.parts.map((part, at) =>
    part.map((text, of) => localize({ en: text, id: id.parts[at]?.[of] ?? text }, lang)),
  );
  const body = parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="${LOCALES[lang]}"><head>${head}<style>${SITE_DOCUMENT_STYLE}</style></head><body><h1>${title}</h1><p>${lead}</p>${body}</body></html>`;
}

/**
 * The document at a path of the site as HTML; null when there is none. It is English where the language is not loaded
 * (sim/texts).
 */
export const siteDocument = (path: string, lang: string): string | null =>
  path === '/upload/site/guide.html' ? written(isWireLang(lang) ? loadedLang(lang) : 'en') : null;
