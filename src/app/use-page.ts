import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { lazyPage, loadedPage, loadPage } from './page-modules';
import type { Screen } from './routes';

export interface PageLoad {
  Page: ComponentType | undefined;
  /** How often it failed; 0 while it loads for the first time. */
  failures: number;
  loading: boolean;
  retry(): void;
}

/** Loads the page of a screen. React.lazy is no help here: it keeps a failure for ever. */
export function usePage(address: string, screen: Screen): PageLoad {
  const [Page, setPage] = useState<ComponentType | undefined>(() => loadedPage(address));
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let left = false;
    loadPage(address, screen, lazyPage(address)).then(
      (page) => {
        if (!left) setPage(() => page);
      },
      () => {
        if (!left) setFailures((count) => count + 1);
      },
    );
    return () => {
      left = true;
    };
  }, [address, screen, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Every attempt fails at most once.
  return { Page, failures, loading: !Page && failures <= attempt, retry };
}
