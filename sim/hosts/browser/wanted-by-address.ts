interface Wanted {
  readonly isolate: boolean;
  readonly scenario?: string;
  readonly seed?: number;
}

/** `?scenario=flash-crash&seed=7`, `?isolate` for an exchange of this tab's own; anything else in the address is the app's. */
export function wantedByAddress(search: string): Wanted {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  const seed = query.get('seed');
  return {
    isolate: query.has('isolate'),
    ...(scenario ? { scenario } : {}),
    ...(seed && /^\d{1,9}$/.test(seed) ? { seed: Number(seed) } : {}),
  };
}
