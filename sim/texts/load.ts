import { isWireLang, type WireLang } from '@/contract/lang';
import { addRefusals } from '@/contract/refusals/text';
import { loadModule } from '@/lib/loading/load-module';
import { addTranslation } from '../products/content/localized-articles';
import type { LanguageTexts } from './language-texts';
import { addDictionary, isLangLoaded } from './localize';

/** English and Indonesian are part of the exchange. The other languages are loaded at the first request in them. */
const FILES: Readonly<Record<Exclude<WireLang, 'en' | 'id'>, () => Promise<LanguageTexts>>> = {
  zh: () => import('./zh').then((file) => file.default),
  hk: () => import('./hk').then((file) => file.default),
  th: () => import('./th').then((file) => file.default),
  jp: () => import('./jp').then((file) => file.default),
  kor: () => import('./kor').then((file) => file.default),
  fra: () => import('./fra').then((file) => file.default),
  spa: () => import('./spa').then((file) => file.default),
  vn: () => import('./vn').then((file) => file.default),
};

function addLanguageTexts(lang: WireLang, { dictionary, refusals, articles }: LanguageTexts): void {
  addDictionary(lang, dictionary);
  addRefusals(lang, refusals);
  addTranslation(lang, articles);
}

/**
 * Resolves when the texts of a request's language are loaded. Null when they already are, or the language is unknown.
 * When loading fails the request is answered in English, and the next one tries again.
 */
export function loadTextsOf(lang: string | undefined): Promise<void> | null {
  if (!isWireLang(lang) || lang === 'en' || lang === 'id' || isLangLoaded(lang)) return null;
  return loadModule(FILES[lang]).then(
    (texts) => addLanguageTexts(lang, texts),
    () => {},
  );
}
