import { useCallback, useMemo } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { shell } from '../shell-port';

type Query = URLSearchParams | Readonly<Record<string, string>>;

/**
 * Changes the parameters of the address. By default this adds an entry to the history, so that Back undoes it; `replace`
 * is that of the shell's `go`.
 */
export type SetSearchParams = (
  next: Query | ((before: URLSearchParams) => Query),
  options?: { readonly replace?: boolean },
) => void;

/**
 * The parameters of the page's address, and a function that changes them on the page of the caller. React Router's hook
 * also resolves relative paths and knows data routers, which this app has not; it costs the first screen 1 kB (gzip).
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change: SetSearchParams = useCallback(
    (next, options = {}) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      shell().go(createPath({ pathname, search: new URLSearchParams(query).toString() }), options);
    },
    [pathname, params],
  );
  return [params, change];
}
