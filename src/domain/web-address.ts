/**
 * Which addresses the in-app browser opens (designed; the specification names the page, not its rule). What is not on
 * the list is refused: a link must not make the app show somebody else's page under its own name.
 */
export type WebVerdict =
  /** A document of the product's own host. `path` begins with a slash and may have a query. */
  | { readonly kind: 'own'; readonly path: string }
  /** A page of a host that the site's settings name. */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused'; readonly problem: WebProblem };

export const WEB_PROBLEMS = ['missing', 'broken', 'scheme', 'credentials', 'host', 'path'] as const;
export type WebProblem = (typeof WEB_PROBLEMS)[number];

const MOST_LENGTH = 2_048;
/** Parsers drop or turn around these silently: whoever writes them means to be misread. */
const MISLEADING = /[\s\\\p{Cc}\p{Cf}]/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Parsers also take `https:host` and `https:///host`. */
const WITH_HOST = /^https?:\/\/[^/]/i;
/** Somebody's name before the host, be it empty: what stands first is not where it leads. */
const WITH_NAME = /^https?:\/\/[^/?#]*@/i;
/** Where the product keeps documents that are meant to be shown. */
const OWN_DOCUMENT = /^\/upload\/site\/[\w-]+\.html$/;

const refused = (problem: WebProblem): WebVerdict => ({ kind: 'refused', problem });

/**
 * @param own the product's origin, such as `https://example.com`
 * @param hosts names that may be opened besides, as `allowedHosts` reads them
 */
export function webAddress(text: string, own: string, hosts: readonly string[]): WebVerdict {
  if (text === '') return refused('missing');
  if (text.length > MOST_LENGTH || MISLEADING.test(text)) return refused('broken');
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
    // Whoever asks is told that it is no address.
    return null;
  }
}

/** Hosts that settings name: addresses, or bare names parted by commas. What is neither names nothing. */
export function allowedHosts(settings: readonly string[]): string[] {
  const named = settings.flatMap((value) => value.split(',')).map((value) => value.trim());
  return [...new Set(named.flatMap((value) => hostOf(value) ?? []))];
}

function hostOf(value: string): string | null {
  if (value === '') return null;
  const url = parse(SCHEME.test(value) && value.includes('//') ? value : `https://${value}`, 'https://nowhere.invalid');
  return url?.protocol === 'https:' && url.host !== '' ? url.host : null;
}
