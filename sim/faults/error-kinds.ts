/** How a call fails before it reaches the exchange. `never` stays without an answer until the fault is lifted. */
export const ERROR_KINDS = ['http500', 'http503', 'http429', 'broken', 'never'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];
