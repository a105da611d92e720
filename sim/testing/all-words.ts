import { WIRE_LANGS } from '@/contract/lang';
import { wordsOf } from '../words/load';

/** Resolves when an exchange without a host speaks every language. */
export const loadAllWords = (): Promise<unknown> =>
  Promise.all(WIRE_LANGS.map((lang) => Promise.resolve(wordsOf(lang))));
