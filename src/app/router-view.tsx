import { useMemo } from 'react';
import type { createHashRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { withLeaving } from './page-leave';

type Router = ReturnType<typeof createHashRouter>;

/** Shows a router's pages, with the leaving page fading out. */
export function RouterView({ router }: { router: Router }) {
  const animated = useMemo(() => withLeaving(router), [router]);
  return <RouterProvider router={animated} />;
}
