import type { WireLang } from '@/contract/lang';
import { localize, type Words } from '../../words/words';

/** Words that message data refers to by name, so that each reader gets them in the own language. */
export const WORDS = {
  buy: { en: 'buy', id: 'beli' },
  sell: { en: 'sell', id: 'jual' },
  long: { en: 'long', id: 'long' },
  short: { en: 'short', id: 'short' },
  above: { en: 'at or above', id: 'pada atau di atas' },
  below: { en: 'below', id: 'di bawah' },
  none: { en: '—', id: '—' },
} as const satisfies Record<string, Words>;

export type MessageWord = keyof typeof WORDS;

/** @throws on an unknown word */
export function wordIn(name: string, lang: WireLang): string {
  if (!Object.hasOwn(WORDS, name)) throw new Error(`no word "${name}": add it to sim/products/messages/words.ts`);
  return localize(WORDS[name as MessageWord], lang);
}
