import { WIRE_LANGS } from '@/contract/lang';
import { loadTextsOf } from '../texts/load';

/** Resolves when the texts of every language are loaded, for an exchange without a host. */
export const loadAllTexts = (): Promise<unknown> =>
  Promise.all(WIRE_LANGS.map((lang) => Promise.resolve(loadTextsOf(lang))));
