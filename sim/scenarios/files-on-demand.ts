import type * as eager from './files';

/**
 * Replaces ./files in builds for browsers (scripts/vite/scenarios-on-demand.ts). Scenarios consist mostly of titles and
 * sentences in ten languages, which are not needed before the control room opens. The first price waits only for the
 * default scenario.
 */
export const files: typeof eager.files = import.meta.glob('../../scenarios/first-day.ts', {
  eager: true,
  import: 'default',
});

export const loadMoreFiles: typeof eager.loadMoreFiles = () => import('./files').then(({ files: all }) => all);
