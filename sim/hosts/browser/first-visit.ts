/** What index.html calls the worker of somebody who was not here before (scripts/vite/early-requests.ts). */
export const FIRST_VISIT = 'first-visit';
