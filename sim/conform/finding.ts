/** One way in which a server departs from the contract. `path` is inside the body, `[]` stands for any row. */
export interface Finding {
  readonly path: string;
  readonly expected: string;
  readonly seen: string;
}

/** The departures and notes of one answer or event. Notes are reported, but the check still passes. */
export interface Judged {
  readonly departures: readonly Finding[];
  readonly notes: readonly Finding[];
}

const SHOWN = 80;

/** A value as a report shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The first finding of each path, because the rows of a list usually all depart alike. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding & { count: number }>();
  for (const finding of findings) {
    const key = `${finding.path} ${finding.expected}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { ...finding, count: 1 });
  }
  return [...found.values()].map(({ count, ...finding }) =>
    count === 1 ? finding : { ...finding, seen: `${finding.seen} (and ${count - 1} more)` },
  );
}
