interface Wanted {
  readonly scenario?: string;
  readonly seed?: number;
}

/** `?scenario=flash-crash&seed=7`; anything else in the address is the app's. */
export function wantedByAddress(search: string): Wanted {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  const seed = query.get('seed');
  return {
    ...(scenario ? { scenario } : {}),
    ...(seed && /^\d{1,9}$/.test(seed) ? { seed: Number(seed) } : {}),
  };
}
