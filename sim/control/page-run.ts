import type { Notice } from '../port';

/** Whether what a page holds of its run is over: another one has begun or was opened. A rewind goes on with the same. */
export const isOtherRun = (notice: Notice): boolean => notice.kind === 'run' && notice.change !== 'rewound';
