import type { Notice } from '../port';

/**
 * Whether another run has begun, so that everything a page knows of its run is void. A rewind stays in the same run.
 */
export const isOtherRun = (notice: Notice): boolean => notice.kind === 'run' && notice.change !== 'rewound';
