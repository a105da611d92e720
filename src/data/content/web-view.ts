import { queryOptions, useQuery } from '@tanstack/react-query';
import { commonAnswers } from '@/contract/common/answers';
import { allowedHosts } from '@/domain/web-address';
import { ApiError, kindOfStatus } from '../api/api-error';
import { backend, endpoints, whenReady } from '../api/backend';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { useLang } from '../session/session';

const api = apiOf(commonAnswers);

/** Settings that contain addresses the app may open inside itself (designed). */
const NAMING = ['support_url', 'help_url', 'game_url', 'webview_hosts'] as const;

const setting = async (keyword: string, signal: AbortSignal): Promise<string> =>
  (await api('GET /getSetting', { keyword }, { signal, showsRefusal: true }))?.value ?? '';

/** The page's policy blocks frames of any other origin, if its configuration names some. */
const isFramed = (host: string) =>
  endpoints.webViewOrigins.length === 0 || endpoints.webViewOrigins.includes(`https://${host}`);

/** Hosts whose pages may be shown inside the app, as named in the site's settings. */
export const allowedHostsQuery = queryOptions({
  queryKey: [...keys.content, 'web-hosts'],
  queryFn: async ({ signal }) =>
    allowedHosts(await Promise.all(NAMING.map((name) => setting(name, signal)))).filter(isFramed),
  staleTime: 5 * 60_000,
});

export function useAllowedHosts() {
  return useQuery(allowedHostsQuery);
}

/**
 * A document on the product's own host: its full address and its text. Rejects if it is missing or not HTML, which a
 * frame would not report.
 */
export function useSiteDocument(path: string) {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'document', path, lang],
    queryFn: async ({ signal }) => {
      // If the app starts on this page, the backend is not ready yet.
      await whenReady();
      const address = new URL(backend().assetUrl(path), location.href);
      if (!address.searchParams.has('lang')) address.searchParams.set('lang', lang);
      const response = await fetch(address, { signal, credentials: 'omit' });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !type.startsWith('text/html'))
        throw new ApiError(kindOfStatus(response.status), `${path} answered HTTP ${response.status} ${type}`);
      return { address: address.href, text: await response.text() };
    },
    staleTime: 60_000,
  });
}
