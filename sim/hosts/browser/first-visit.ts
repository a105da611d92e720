/** The name that index.html gives the worker of a first-time visitor (scripts/vite/early-requests.ts). */
export const FIRST_VISIT = 'first-visit';
