import type { WireLang } from '@/contract/lang';
import { Decimal } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { type LocalizedText, localize } from '../../texts/localize';
import { reasonFor } from '../../texts/reason';
import { writtenAmount } from '../written-amount';

/** Words that message data refers to by name, so that each reader gets them in their own language. */
const MESSAGE_TERMS = {
  buy: { en: 'buy', id: 'beli' },
  sell: { en: 'sell', id: 'jual' },
  long: { en: 'long', id: 'long' },
  short: { en: 'short', id: 'short' },
  above: { en: 'at or above', id: 'pada atau di atas' },
  below: { en: 'below', id: 'di bawah' },
  none: { en: '—', id: '—' },
} as const satisfies Record<string, LocalizedText>;

type MessageTerm = keyof typeof MESSAGE_TERMS;

/** @throws on an unknown word */
function localizeTerm(name: string, lang: WireLang): string {
  if (!Object.hasOwn(MESSAGE_TERMS, name)) throw new Error(`no word "${name}": add it to MESSAGE_TERMS`);
  return localize(MESSAGE_TERMS[name as MessageTerm], lang);
}

export type MessageData = Readonly<Record<string, string | number>>;

const MONEY_DECIMALS = 2;

const FORMS: Readonly<Record<string, (value: string | number, lang: WireLang) => string>> = {
  amount: (value, lang) => writtenAmount(value, lang),
  money: (value, lang) => writtenAmount(value, lang, MONEY_DECIMALS),
  signed: (value, lang) => `${new Decimal(value).isPositive() ? '+' : ''}${writtenAmount(value, lang, MONEY_DECIMALS)}`,
  time: (value) => `${toWireTime(Number(value)).slice(0, 16)} (UTC+8)`,
  word: (value, lang) => localizeTerm(String(value), lang),
};

/**
 * Fills the slots of a text. `encode` is applied to every value, for texts that become HTML or an address.
 * @throws on a slot without a value or with an unknown form
 */
export function fillIn(
  text: string,
  data: MessageData,
  lang: WireLang,
  encode: (text: string) => string = (plain) => plain,
): string {
  return text.replaceAll(/\{([^}]*)\}/g, (slot, inner: string) => {
    const [name = '', form] = inner.split(':');
    const value = data[name];
    if (value === undefined) throw new Error(`${slot} of "${text}" has no value`);
    if (form === undefined) return encode(reasonFor(String(value), lang));
    const write = FORMS[form];
    if (!write) throw new Error(`${slot} of "${text}": no form "${form}"`);
    return encode(write(value, lang));
  });
}
