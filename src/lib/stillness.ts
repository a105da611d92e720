/** Whether the user has asked their system for less motion. Read when something would begin to move. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
