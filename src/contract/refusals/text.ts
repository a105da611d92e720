import type { RefusalCode, RefusalParams, RefusalTexts } from './codes';
import { refusalsEn } from './en';
import { refusalsId } from './id';

/** Languages with refusals of their own; the others read English until their folder is filled. */
const BY_WIRE_LANG: Readonly<Record<string, RefusalTexts>> = { en: refusalsEn, id: refusalsId };

/** The message a server sends for a refusal, in the request's language (family default: en). */
export function refusalText(code: RefusalCode, wireLang: string, params: RefusalParams = {}): string {
  const texts = Object.hasOwn(BY_WIRE_LANG, wireLang) ? BY_WIRE_LANG[wireLang] : undefined;
  return (texts ?? refusalsEn)[code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
