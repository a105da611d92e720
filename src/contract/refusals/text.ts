import type { RefusalCode, RefusalParams, RefusalTexts } from './codes';
import { refusalsEn } from './en';
import { refusalsId } from './id';

/** Languages with refusals of their own; the others read English until their folder is filled. */
const BY_WIRE_LANG: Readonly<Record<string, RefusalTexts>> = { en: refusalsEn, id: refusalsId };

/** A figure as forms and servers hold it, such as `1234.5`. */
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** What stands between thousands, and before decimals. Written by hand: answers are the same on every machine. */
type Marks = readonly [group: string, point: string];
const EN_MARKS: Marks = [',', '.'];
const MARKS: Readonly<Record<string, Marks>> = { en: EN_MARKS, id: ['.', ','] };

/** `1234.5` as the language of the text writes it; words stay as they are. */
function written(value: string | number, [group, point]: Marks): string {
  const text = String(value);
  if (!FIGURE.test(text)) return text;
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

/**
 * The message a server sends for a refusal, in the request's language (family default: en). Figures are passed plain and
 * written as the language does.
 */
export function refusalText(code: RefusalCode, wireLang: string, params: RefusalParams = {}): string {
  const lang = Object.hasOwn(BY_WIRE_LANG, wireLang) ? wireLang : 'en';
  const marks = MARKS[lang] ?? EN_MARKS;
  return (BY_WIRE_LANG[lang] ?? refusalsEn)[code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : written(value, marks);
  });
}
