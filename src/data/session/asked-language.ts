import { isWireLang, type WireLang } from '@/contract/lang';

/**
 * The language named in the address, such as `?lang=fra` (designed); null without one. A reload ignores it, so that a
 * language chosen later stays.
 */
export function askedLanguage(search: string, isReload: boolean): WireLang | null {
  const lang = new URLSearchParams(search).get('lang');
  return isWireLang(lang) && !isReload ? lang : null;
}
