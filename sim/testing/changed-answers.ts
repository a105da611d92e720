import * as v from 'valibot';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import { indexOf, keyedWord } from '@/lib/prng';

const KINDS = ['drop', 'null', 'retype', 'rename'] as const;
/** The changes of a row in a list. A row cannot be renamed or left out, because lists have no gaps. */
const ROW_KINDS = ['null', 'retype'] as const;
type Kind = (typeof KINDS)[number];

/** One change of a real answer. */
export interface Mutation {
  /** What was done, for messages of failed tests. */
  readonly what: string;
  /** Such as `data[].price`. */
  readonly path: string;
  /** Whether it lies in a row of a list that has other rows. */
  readonly hasSiblings: boolean;
  readonly payload: unknown;
  /** The same with null instead of a missing value, or the other way round; both mean that there is no value. */
  readonly alike: unknown;
}

interface Site {
  readonly keys: readonly (string | number)[];
  readonly hasSiblings: boolean;
}

const pathOf = (keys: Site['keys']): string =>
  keys.reduce<string>((path, key) => (typeof key === 'number' ? `${path}[]` : path ? `${path}.${key}` : key), '');

/** Every field and row below a value. Of a long list only some rows, because they are all alike. */
function sitesIn(value: unknown, keys: Site['keys'] = [], hasSiblings = false): readonly Site[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const hasRows = isList && value.length > 1 && typeof value[0] === 'object';
  const inner = hasSiblings || hasRows;
  return Object.entries(value)
    .slice(0, isList ? 3 : undefined)
    .flatMap(([name, field]) => {
      const own = [...keys, isList ? Number(name) : name];
      return [{ keys: own, hasSiblings: inner }, ...sitesIn(field, own, inner)];
    });
}

const wrongKind = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'neither list nor object' : { neither: 'number nor text' };

const kindsAt = ({ keys }: Site): readonly Kind[] => (typeof keys.at(-1) === 'number' ? ROW_KINDS : KINDS);

function changeAt(payload: unknown, { keys, hasSiblings }: Site, kind: Kind): Mutation {
  const key = keys.at(-1) as string | number;
  const changed = (change: (beside: Record<string | number, unknown>) => void): unknown => {
    const copy = structuredClone(payload) as Record<string | number, unknown>;
    change(keys.slice(0, -1).reduce((at, step) => at[step] as typeof copy, copy));
    return copy;
  };
  const dropped = () =>
    changed((beside) => {
      if (kind === 'rename') beside[`${key}_renamed`] = beside[key];
      delete beside[key];
    });
  const nulled = () =>
    changed((beside) => {
      beside[key] = null;
    });
  const retyped = () =>
    changed((beside) => {
      beside[key] = wrongKind(beside[key]);
    });
  return {
    what: `${kind} ${keys.join('.')}`,
    path: pathOf(keys),
    hasSiblings,
    payload: kind === 'null' ? nulled() : kind === 'retype' ? retyped() : dropped(),
    alike:
      kind === 'null' ? (typeof key === 'number' ? nulled() : dropped()) : kind === 'retype' ? retyped() : nulled(),
  };
}

/** Each change of one place of a payload. */
export const allChanges = (payload: unknown): readonly Mutation[] =>
  sitesIn(payload).flatMap((site) => kindsAt(site).map((kind) => changeAt(payload, site, kind)));

/** Changes one place of a payload. Seed and name decide which, so that every run of a seed is the same. */
export function mutate(payload: unknown, name: string, seed: number): Mutation | null {
  const draw = (purpose: string, count: number) => indexOf(keyedWord(seed, purpose, name), count);
  const sites = sitesIn(payload);
  const site = sites[draw('site', Math.max(1, sites.length))];
  if (!site) return null;
  const kinds = kindsAt(site);
  return changeAt(payload, site, kinds[draw(kinds === ROW_KINDS ? 'row' : 'field', kinds.length)] as Kind);
}

/** A change of a call's answer, and whether the contract allows the changed answer as well. */
export interface Change extends Mutation {
  readonly call: Call;
  readonly isHarmless: boolean;
}

export function changeOf(call: Call, mutation: Mutation): Change {
  const isDeclared = (payload: unknown) => v.is(answers[call] as v.GenericSchema, payload);
  return { ...mutation, call, isHarmless: isDeclared(mutation.payload) || isDeclared(mutation.alike) };
}

/** A violation that the app reported for a call: where, and how it was repaired. */
export interface Report {
  readonly call: string;
  readonly path: string;
  readonly effect: string;
}

const isAbout = (report: Report, { call, path }: Change): boolean =>
  report.call === call && (path.startsWith(report.path) || report.path.startsWith(path));

/** Changes that matter and were not reported with their place. */
export const unreported = (changes: readonly Change[], reports: readonly Report[]): string[] =>
  changes
    .filter((change) => !change.isHarmless && !reports.some((report) => isAbout(report, change)))
    .map(({ call, what }) => `${call} ${what}`);

/** Reports of unreadable parts although only one row among others was changed. */
export const lostForOneRow = (changes: readonly Change[], reports: readonly Report[]): Report[] =>
  reports.filter((report) => {
    const causes = changes.filter((change) => isAbout(report, change));
    return report.effect === 'unreadable' && causes.length > 0 && causes.every(({ hasSiblings }) => hasSiblings);
  });
