/** The name that index.html gives to the worker of a first-time visitor (scripts/vite/early-requests.ts). */
export const FIRST_VISIT = 'first-visit';
