/** The scenario that opens when the address names none. It is the only one that begins with nobody signed in. */
export const FIRST_RUN = 'first-day';
