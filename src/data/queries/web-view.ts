import { useQuery } from '@tanstack/react-query';
import { allowedHosts } from '@/domain/web-address';
import { ApiError } from '../api-error';
import { backend, whenReady } from '../backend';
import { api } from '../http';
import { useLang } from '../session';
import { keys } from './keys';

/** Settings whose addresses the app opens inside itself (designed). */
const NAMING = ['support_url', 'game_url', 'webview_hosts'] as const;

const setting = async (keyword: string, signal: AbortSignal): Promise<string> =>
  (await api('GET /getSetting', { keyword }, { signal, showsRefusal: true }))?.value ?? '';

/** Hosts whose pages may be shown inside the app, as the site's settings name them. */
export function useAllowedHosts() {
  return useQuery({
    queryKey: [...keys.content, 'web-hosts'],
    queryFn: async ({ signal }) => allowedHosts(await Promise.all(NAMING.map((name) => setting(name, signal)))),
    staleTime: 5 * 60_000,
  });
}

/**
 * A document of the product's own host: its full address and its text. Rejects when it is not there, or is no document:
 * a frame would not tell.
 */
export function useSiteDocument(path: string) {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'document', path, lang],
    queryFn: async ({ signal }) => {
      // A page that begins here asks before anything is there to answer it.
      await whenReady();
      const address = new URL(backend().assetUrl(path), location.href);
      if (!address.searchParams.has('lang')) address.searchParams.set('lang', lang);
      const response = await fetch(address, { signal, credentials: 'omit' });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !type.startsWith('text/html'))
        throw new ApiError('unavailable', `${path} answered HTTP ${response.status} ${type}`);
      return { address: address.href, text: await response.text() };
    },
    staleTime: 60_000,
  });
}
