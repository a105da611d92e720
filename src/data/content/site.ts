import { queryOptions, useQuery } from '@tanstack/react-query';
import { commonAnswers } from '@/contract/common/answers';
import { backend } from '../api/backend';
import { apiOf } from '../api/http';
import { session } from '../session/session';

const api = apiOf(commonAnswers);

/** Name and logo of the site, loaded at every start and stored for the next (specification section 4). */
export const siteConfigQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }) => {
    const config = await api('GET /getSiteConfig', {}, { signal, quiet: true });
    session.siteName.set(config.site_name);
    session.siteLogo.set(backend().assetUrl(config.site_logo ?? ''));
    return config;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One setting by keyword, such as `version`; null if the server does not know it. */
export function useSetting(keyword: string) {
  return useQuery({
    queryKey: ['setting', keyword],
    queryFn: ({ signal }) => api('GET /getSetting', { keyword }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
