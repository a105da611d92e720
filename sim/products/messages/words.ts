import type { WireLang } from '@/contract/lang';

type Word = Partial<Record<WireLang, string>> & { readonly en: string };

/** Words that stand in a message's data by name, for a reader of any language. */
export const WORDS = {
  buy: { en: 'buy', id: 'beli' },
  sell: { en: 'sell', id: 'jual' },
  long: { en: 'long', id: 'long' },
  short: { en: 'short', id: 'short' },
  above: { en: 'at or above', id: 'pada atau di atas' },
  below: { en: 'below', id: 'di bawah' },
  none: { en: '—', id: '—' },
} as const satisfies Record<string, Word>;

export type MessageWord = keyof typeof WORDS;

/** @throws on a word nobody wrote: our own mistake */
export function wordIn(name: string, lang: WireLang): string {
  if (!Object.hasOwn(WORDS, name)) throw new Error(`no word "${name}": add it to sim/products/messages/words.ts`);
  const word: Word = WORDS[name as MessageWord];
  return word[lang] ?? word.en;
}
