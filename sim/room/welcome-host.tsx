import { lazy, Suspense } from 'react';
import { useStore } from '@/lib/use-store';
import { welcome } from '@/lib/welcome';
import { useExchange } from './exchange';

const Welcome = lazy(() => import('./welcome'));

/** Asks a visitor where to begin, over everything else, on the first visit. */
export function WelcomeHost() {
  const { isWindow } = useExchange();
  if (!useStore(welcome) || isWindow) return null;
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  );
}
