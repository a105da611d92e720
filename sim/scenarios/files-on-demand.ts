import { loadModule } from '@/lib/loading/load-module';
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

const loadAll = () => import('./later/files').then((module) => module.default);

export const loadMoreFiles: typeof eager.loadMoreFiles = () => loadModule(loadAll);
