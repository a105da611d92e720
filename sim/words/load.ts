import { isWireLang, type WireLang } from '@/contract/lang';
import { addRefusals } from '@/contract/refusals/text';
import { addTranslation } from '../products/content/words';
import type { Spoken } from './spoken';
import { addDictionary, isSpoken } from './words';

/** English and Indonesian come with the exchange; a browser's loads the others when somebody first asks in them. */
const FILES: Readonly<Record<Exclude<WireLang, 'en' | 'id'>, () => Promise<{ default: Spoken }>>> = {
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  th: () => import('./th'),
  jp: () => import('./jp'),
  kor: () => import('./kor'),
  fra: () => import('./fra'),
  spa: () => import('./spa'),
  vn: () => import('./vn'),
};

function addSpoken(lang: WireLang, { dictionary, refusals, articles }: Spoken): void {
  addDictionary(lang, dictionary);
  addRefusals(lang, refusals);
  addTranslation(lang, articles);
}

/**
 * Resolves when the exchange speaks the language of a request; null when it does, or nobody knows the language.
 * Where the file does not load it goes on in English.
 */
export function wordsOf(lang: string | undefined): Promise<void> | null {
  if (!isWireLang(lang) || lang === 'en' || lang === 'id' || isSpoken(lang)) return null;
  return FILES[lang]().then(
    (file) => addSpoken(lang, file.default),
    () => {},
  );
}
