/** Whether the user's system asks for reduced motion. Call it just before a motion begins. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
