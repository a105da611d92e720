import { isWireLang, type WireLang } from '../lang';
import type { RefusalCode, RefusalParams, RefusalTexts } from './codes';
import { refusalsEn } from './en';
import { fillRefusal } from './fill';
import { refusalsId } from './id';

const known = new Map<WireLang, RefusalTexts>([
  ['en', refusalsEn],
  ['id', refusalsId],
]);

/** Adds the refusal texts of a language. Servers load only the languages they need. */
export function addRefusals(lang: WireLang, texts: RefusalTexts): void {
  known.set(lang, texts);
}

/**
 * The message a server sends for a refusal, in the request's language (family default: en). For servers; a page loads
 * its own texts (src/pages/_shared/form/use-refusal-text).
 */
export function refusalText(code: RefusalCode, wireLang: string, params: RefusalParams = {}): string {
  const lang = isWireLang(wireLang) && known.has(wireLang) ? wireLang : 'en';
  return fillRefusal((known.get(lang) ?? refusalsEn)[code], lang, params);
}
