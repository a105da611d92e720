import { isWireLang, type WireLang } from '@/contract/lang';

/**
 * The language a link asks for, `?lang=fra` (designed); null without one. A page that is loaded again goes on in the
 * language that was chosen since.
 */
export function askedLanguage(search: string, isReload: boolean): WireLang | null {
  const lang = new URLSearchParams(search).get('lang');
  return isWireLang(lang) && !isReload ? lang : null;
}

/** Whether this page was loaded again, and not opened. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
