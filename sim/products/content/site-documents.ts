/** Documents that the simulated site keeps for the app's own browser, in the languages they were written in. */
interface Words {
  readonly title: string;
  readonly lead: string;
  /** Heading and text of each part. */
  readonly parts: readonly (readonly [string, string])[];
}

export const SITE_DOCUMENT_TYPE = 'text/html; charset=utf-8';

const GUIDE: Readonly<Record<'en' | 'id', Words>> = {
  en: {
    title: 'First steps',
    lead: 'From an empty account to your first trade, and what keeps your money safe on the way.',
    parts: [
      [
        'Verify yourself',
        'Bind an e-mail address and a phone, then send a photo of your document. Limits rise with each level.',
      ],
      [
        'Bring money in',
        'Choose a coin and its network, copy the deposit address, and upload a picture of your payment.',
      ],
      [
        'Trade',
        'Spot trades use the spot account. Futures, options and stocks have accounts of their own: transfer what they need.',
      ],
      [
        'Take money out',
        'Save an address or a bank card first. Every withdrawal asks for your payment password and is reviewed.',
      ],
      [
        'Stay safe',
        'We never ask for passwords or codes. Open links from inside the app only: it shows where each page comes from.',
      ],
    ],
  },
  id: {
    title: 'Langkah pertama',
    lead: 'Dari akun kosong hingga transaksi pertama, dan apa yang menjaga uang Anda di perjalanan.',
    parts: [
      ['Verifikasi diri', 'Tautkan email dan telepon, lalu kirim foto dokumen Anda. Batas naik pada setiap tingkat.'],
      ['Masukkan uang', 'Pilih koin dan jaringannya, salin alamat setoran, lalu unggah gambar pembayaran Anda.'],
      [
        'Bertransaksi',
        'Transaksi spot memakai akun spot. Futures, opsi dan saham punya akun sendiri: transfer yang diperlukan.',
      ],
      [
        'Tarik uang',
        'Simpan alamat atau kartu bank lebih dahulu. Setiap penarikan meminta kata sandi pembayaran dan ditinjau.',
      ],
      [
        'Tetap aman',
        'Kami tidak pernah meminta kata sandi atau kode. Buka tautan dari dalam aplikasi saja: asal setiap halaman ditampilkan.',
      ],
    ],
  },
};

/** Documents are shown in a frame that takes over the page's policy, which names it. */
export const SITE_DOCUMENT_STYLE =
  'body{margin:0;padding:20px 16px;background:#1c1c1c;color:#f2f2f2;font:16px/1.5 system-ui,sans-serif}' +
  'h1{font-size:22px;margin:0 0 8px}h2{font-size:16px;margin:20px 0 4px;color:#ffd7a6}p{margin:0;color:#c8c8c8}';

function written(lang: 'en' | 'id'): string {
  const { title, lead, parts } = GUIDE[lang];
  const body = parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="${lang}"><head>${head}<style>${SITE_DOCUMENT_STYLE}</style></head><body><h1>${title}</h1><p>${lead}</p>${body}</body></html>`;
}

/** The document at a path of the site, null where there is none. Languages it was not written in read English. */
export const siteDocument = (path: string, lang: string): string | null =>
  path === '/upload/site/guide.html' ? written(lang === 'id' ? 'id' : 'en') : null;
