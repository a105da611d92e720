import { CATEGORIES } from '../../../scenarios/categories';

interface Grouped {
  readonly name: string;
  readonly category: (typeof CATEGORIES)[number];
}

export interface Group<S> {
  readonly id: (typeof CATEGORIES)[number];
  readonly scenarios: readonly S[];
}

const USED_SHOWN = 4;

/** The scenarios by group. Empty groups are left out. */
export function groupsOf<S extends Grouped>(scenarios: readonly S[]): readonly Group<S>[] {
  return CATEGORIES.map((id) => ({ id, scenarios: scenarios.filter(({ category }) => category === id) })).filter(
    (group) => group.scenarios.length > 0,
  );
}

/** The scenarios that were used last, without the running one; the latest first. */
export function lastUsed<S extends Grouped>(
  scenarios: readonly S[],
  used: readonly string[],
  running: string | undefined,
): readonly S[] {
  return used
    .filter((name) => name !== running)
    .flatMap((name) => scenarios.find((scenario) => scenario.name === name) ?? [])
    .slice(0, USED_SHOWN);
}
