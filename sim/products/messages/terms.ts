import type { WireLang } from '@/contract/lang';
import { type LocalizedText, localize } from '../../texts/localize';

/** Words that message data refers to by name, so that each reader gets them in the own language. */
export const MESSAGE_TERMS = {
  buy: { en: 'buy', id: 'beli' },
  sell: { en: 'sell', id: 'jual' },
  long: { en: 'long', id: 'long' },
  short: { en: 'short', id: 'short' },
  above: { en: 'at or above', id: 'pada atau di atas' },
  below: { en: 'below', id: 'di bawah' },
  none: { en: '—', id: '—' },
} as const satisfies Record<string, LocalizedText>;

export type MessageTerm = keyof typeof MESSAGE_TERMS;

/** @throws on an unknown word */
export function localizeTerm(name: string, lang: WireLang): string {
  if (!Object.hasOwn(MESSAGE_TERMS, name))
    throw new Error(`no word "${name}": add it to sim/products/messages/terms.ts`);
  return localize(MESSAGE_TERMS[name as MessageTerm], lang);
}
