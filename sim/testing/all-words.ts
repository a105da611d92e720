import { WIRE_LANGS } from '@/contract/lang';
import { wordsOf } from '../words/load';

/** Resolves when the texts of every language are loaded, for an exchange without a host. */
export const loadAllWords = (): Promise<unknown> =>
  Promise.all(WIRE_LANGS.map((lang) => Promise.resolve(wordsOf(lang))));
