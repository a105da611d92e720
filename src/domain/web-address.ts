/**
 * Rules for addresses in the in-app browser (designed; the specification mentions the page, but no rule). Addresses
 * that are not allowed are refused, so that a link cannot show a foreign page under the app's name.
 */
export type WebVerdict =
  /** A document on the product's own host. `path` begins with a slash and may have a query. */
  | { readonly kind: 'own'; readonly path: string }
  /** A page on a host named in the site's settings. */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused'; readonly problem: WebProblem };

export const WEB_PROBLEMS = ['missing', 'broken', 'scheme', 'credentials', 'host', 'path'] as const;
export type WebProblem = (typeof WEB_PROBLEMS)[number];

const MAX_LENGTH = 2_048;
/** URL parsers silently drop or convert these characters, so they hide the real address. */
const MISLEADING = /[\s\\\p{Cc}\p{Cf}]/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** URL parsers also accept `https:host` and `https:///host`. */
const WITH_HOST = /^https?:\/\/[^/]/i;
/** User information before the host, even if empty: it makes another host appear to be the destination. */
const WITH_NAME = /^https?:\/\/[^/?#]*@/i;
/** The folder of the product's public documents. */
const OWN_DOCUMENT = /^\/upload\/site\/[\w-]+\.html$/;

const refused = (problem: WebProblem): WebVerdict => ({ kind: 'refused', problem });

/**
 * @param own the product's origin, such as `https://example.com`
 * @param hosts names of further allowed hosts, from `allowedHosts`
 */
export function webAddress(text: string, own: string, hosts: readonly string[]): WebVerdict {
  if (text === '') return refused('missing');
  if (text.length > MAX_LENGTH || MISLEADING.test(text)) return refused('broken');
  const hasScheme = SCHEME.test(text);
  if (hasScheme && !/^https?:/i.test(text)) return refused('scheme');
  if (hasScheme ? !WITH_HOST.test(text) : !/^\/(?!\/)/.test(text)) return refused('broken');
  const url = parse(text, own);
  if (!url) return refused('broken');
  if (WITH_NAME.test(text)) return refused('credentials');
  if (url.origin === own) {
    return OWN_DOCUMENT.test(url.pathname) ? { kind: 'own', path: url.pathname + url.search } : refused('path');
  }
  if (!hosts.includes(url.host)) return refused('host');
  return url.protocol === 'https:' ? { kind: 'outside', url: url.href, host: url.host } : refused('scheme');
}

function parse(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // The caller reports an invalid address.
    return null;
  }
}

/** Hosts named in settings: addresses, or bare names separated by commas. Other entries, such as own paths, name none. */
export function allowedHosts(settings: readonly string[]): string[] {
  const named = settings.flatMap((value) => value.split(',')).map((value) => value.trim());
  return [...new Set(named.flatMap((value) => hostOf(value) ?? []))];
}

function hostOf(value: string): string | null {
  if (value === '' || value.startsWith('/')) return null;
  const url = parse(SCHEME.test(value) && value.includes('//') ? value : `https://${value}`, 'https://nowhere.invalid');
  return url?.protocol === 'https:' && url.host !== '' ? url.host : null;
}
