import type { WireLang } from '@/contract/lang';
import { Decimal } from '@/domain/money';
import { toWireTime } from '@/domain/time';
import { wordIn } from './words';

export type MessageData = Readonly<Record<string, string | number>>;

/** Where the reader's language writes 1.234,5; the others write 1,234.5. */
const COMMA_LANGS: ReadonlySet<WireLang> = new Set(['id', 'vn', 'spa', 'fra']);
const MONEY_DECIMALS = 2;

/** A decimal with grouping and without trailing zeros, in plain arithmetic: the core has no Intl. */
function amountIn(value: string | number, lang: WireLang, decimals?: number): string {
  const exact = new Decimal(value);
  const cut = decimals === undefined ? exact : exact.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
  const [whole = '0', fraction = ''] = cut.toFixed(decimals).split('.');
  const [group, point] = COMMA_LANGS.has(lang) ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === '' ? grouped : `${grouped}${point}${fraction}`;
}

const FORMS: Readonly<Record<string, (value: string | number, lang: WireLang) => string>> = {
  amount: (value, lang) => amountIn(value, lang),
  money: (value, lang) => amountIn(value, lang, MONEY_DECIMALS),
  signed: (value, lang) => `${new Decimal(value).isPositive() ? '+' : ''}${amountIn(value, lang, MONEY_DECIMALS)}`,
  time: (value) => `${toWireTime(Number(value)).slice(0, 16)} (UTC+8)`,
  word: (value, lang) => wordIn(String(value), lang),
};

/**
 * A text with its slots filled in; `encode` is done to every value, for text that becomes HTML or an address.
 * @throws on a slot without a value or of a form nobody knows: our own mistake
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
    if (form === undefined) return encode(String(value));
    const write = FORMS[form];
    if (!write) throw new Error(`${slot} of "${text}": no form "${form}"`);
    return encode(write(value, lang));
  });
}
