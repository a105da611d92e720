import type * as eager from './files';

/**
 * In place of ./files in builds for browsers (scripts/vite/lean-sandbox.ts): scenarios are mostly their titles and
 * sentences in ten languages, which nobody reads before the control room is there. The first price waits for the
 * default scenario alone.
 */
export const files: typeof eager.files = import.meta.glob('../../scenarios/first-day.ts', {
  eager: true,
  import: 'default',
});

export const loadMoreFiles: typeof eager.loadMoreFiles = () => import('./files').then(({ files: all }) => all);
