import { lazy, Suspense } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import { NotFound } from './not-found';
import { BrokenPage } from './page-boundary';
import { PageLoading } from './page-loading';
import { PageSlot } from './page-slot';
import { type Screen, screens } from './routes';
import { Shell } from './shell';

const routes: RouteObject[] = Object.entries<Screen>(screens).flatMap(([address, screen]) =>
  [address, ...(screen.aliases ?? [])].map((path) => ({
    path,
    element: <PageSlot address={address} screen={screen} />,
  })),
);

if (__SANDBOX__) {
  const Gallery = lazy(() => import('@/ui/gallery/gallery'));
  routes.push({
    path: '/ui-gallery',
    element: (
      <Suspense fallback={<PageLoading />}>
        <Gallery />
      </Suspense>
    ),
  });
}

/** The hash router under /h5/, from the route table. */
export function createRouter() {
  return createHashRouter([
    {
      element: <Shell />,
      errorElement: <BrokenPage onRetry={() => location.reload()} />,
      children: [...routes, { path: '*', element: <NotFound /> }],
    },
  ]);
}
