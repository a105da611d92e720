/** The scenario that somebody meets who asks for none, and the only one that begins with nobody signed in. */
export const FIRST_RUN = 'first-day';
