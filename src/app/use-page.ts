import { type ComponentType, useCallback } from 'react';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { lazyPage, loadedPage, loadPage } from './page-modules';
import type { Screen } from './routes';

export function usePage(address: string, screen: Screen): Loaded<ComponentType> {
  const load = useCallback(() => loadPage(address, screen, lazyPage(address)), [address, screen]);
  return useLoaded(load, () => loadedPage(address));
}
