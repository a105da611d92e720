import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { statePath } from '@/lib/machines/state-path';
import type { Model, Outcome, Snapshot, Step } from './model';
import { transitionsOf, type Watched, watch } from './transitions';

interface Typed {
  readonly type: string;
}

export interface PlannedStep<C, E extends Typed> extends Step<C, E> {
  /** The row in the table of events. */
  readonly row: string;
  readonly taken: readonly string[];
}

export interface PlannedPath<C, E extends Typed> {
  readonly start: string;
  /** The first state. */
  readonly first: string;
  readonly steps: readonly PlannedStep<C, E>[];
}

export interface Plan<C, E extends Typed> {
  readonly paths: readonly PlannedPath<C, E>[];
  readonly total: number;
  readonly covered: readonly string[];
  /** Transitions that some event of the table can take, but no path takes. */
  readonly uncovered: readonly string[];
  /** Errors in the tables, one sentence each. */
  readonly problems: readonly string[];
}

interface Offer<E> {
  readonly row: string;
  readonly event: E | Outcome;
  readonly isLast: boolean;
}

/** The row of each event given to `xstate/graph`, which returns the same objects in its paths. */
const rowOf = new WeakMap<object, string>();

/** Rows that are possible in a state; with `everywhere` also those the interface does not offer there. */
function offers<C, E extends Typed>(model: Model<C, E>, from: Snapshot<C>, everywhere = false): Offer<E>[] {
  const state = statePath(from.value);
  return Object.entries(model.events).flatMap(([row, { event, in: places, last: isLast = false }]) => {
    if (!everywhere && !(state in places)) return [];
    const made = event(from);
    if (made === null) return [];
    rowOf.set(made, row);
    return [{ row, event: made, isLast }];
  });
}

/** Options for `xstate/graph`: explores the machine from a snapshot by the events of the table. */
function traversal<C, E extends Typed>(model: Model<C, E>, fromState: Snapshot<C>, everywhere = false) {
  return {
    fromState,
    events: (from: Snapshot<C>) =>
      offers(model, from, everywhere)
        .filter(({ isLast }) => everywhere || !isLast)
        .map(({ event }) => event),
    serializeState: ({ value, context }: Snapshot<C>) => JSON.stringify([value, model.sameness(context)]),
    serializeEvent: (event: E | Outcome) => JSON.stringify(event),
  } as never;
}

/**
 * Paths that together take every transition the table of events can take, and every row of it. Each goes by a shortest
 * path to the nearest one not covered, and on from there, until it has `longest` steps.
 */
export function plan<C, E extends Typed>(model: Model<C, E>, longest = 24): Plan<C, E> {
  const watched = Object.entries(model.starts).map(([name, { input }]) => ({ name, ...watch(model.machine, input) }));
  const covered = new Set<string>();
  const paths: PlannedPath<C, E>[] = [];
  for (const start of watched) {
    let isNeeded = start.first.some((name) => !covered.has(name));
    for (;;) {
      const steps = walkOn(model, start, covered, longest);
      if (steps.length === 0 && !isNeeded) break;
      for (const name of start.first) covered.add(name);
      isNeeded = false;
      paths.push({ start: start.name, first: statePath(start.start.value), steps });
    }
  }
  const reach = watched.map((start) => explore(model, start));
  const reachable = new Set(reach.flatMap(({ transitions }) => [...transitions]));
  const all = transitionsOf(model.machine);
  return {
    paths,
    total: all.length,
    covered: all.filter((name) => covered.has(name)),
    uncovered: [...reachable].filter((name) => !covered.has(name)),
    problems: [...tableProblems(model, reach), ...neverTaken(model, all, reachable)],
  };
}

/** Name of a row in a state: each such pair is covered as well. */
const placeOf = <C>(row: string, from: Snapshot<C>) => `${row} in ${statePath(from.value)}`;

/** Steps from a start, always to the nearest transition not covered; marks what it covers. */
function walkOn<C, E extends Typed>(
  model: Model<C, E>,
  { start, take }: Watched<C>,
  covered: Set<string>,
  longest: number,
): PlannedStep<C, E>[] {
  const steps: PlannedStep<C, E>[] = [];
  let at = start;
  while (steps.length < longest) {
    const way = nearest(model, at, take, covered);
    if (way === null || (steps.length > 0 && steps.length + way.length > longest)) break;
    for (const { row, event } of way) {
      const { to, taken } = take(at, event);
      for (const name of [...taken, placeOf(row, at)]) covered.add(name);
      steps.push({ row, from: at, event, to, taken, next: null });
      at = to;
    }
    if (way.at(-1)?.isLast) break;
  }
  return steps.map((step, index) => ({ ...step, next: steps[index + 1]?.event ?? null }));
}

/** The shortest path to a transition not covered, including that transition; null if there is none. */
function nearest<C, E extends Typed>(
  model: Model<C, E>,
  at: Snapshot<C>,
  take: Watched<C>['take'],
  covered: ReadonlySet<string>,
): Offer<E>[] | null {
  const paths = getShortestPaths(model.machine, traversal(model, at)).sort((a, b) => a.weight - b.weight);
  // Rows that end a walk are used only when no others are left.
  for (const mayEnd of [false, true]) {
    for (const { state, steps } of paths) {
      const from = state as Snapshot<C>;
      const last = offers(model, from).find(({ row, event, isLast }) => {
        const { taken } = take(from, event);
        const isNew = [...taken, placeOf(row, from)].some((name) => !covered.has(name));
        return isLast === mayEnd && taken.length > 0 && isNew;
      });
      // The first step of a path is the machine's initialization.
      if (last) return [...retrace(model, at, take, steps.slice(1) as never), last];
    }
  }
  return null;
}

/** A path by its rows. Events are created again on the way, because their data may depend on the snapshot. */
function retrace<C, E extends Typed>(
  model: Model<C, E>,
  from: Snapshot<C>,
  take: Watched<C>['take'],
  steps: readonly { event: E | Outcome }[],
): Offer<E>[] {
  let at = from;
  return steps.map(({ event }) => {
    const offer = offers(model, at).find(({ row }) => row === rowOf.get(event));
    if (!offer) throw new Error(`the way over ${event.type} cannot be retraced from ${statePath(at.value)}`);
    at = take(at, offer.event).to;
    return offer;
  });
}

interface Reach {
  readonly states: ReadonlySet<string>;
  /** `row in state` of rows that cause a transition there. */
  readonly rows: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

/** Everything the events of the table can reach, whether or not the interface offers it. */
function explore<C, E extends Typed>(model: Model<C, E>, { start, first, take }: Watched<C>): Reach {
  const states = new Set<string>();
  const rows = new Set<string>();
  const transitions = new Set<string>(first);
  for (const { state } of Object.values(getAdjacencyMap(model.machine, traversal(model, start, true)))) {
    const from = state as Snapshot<C>;
    const name = statePath(from.value);
    states.add(name);
    for (const { row, event } of offers(model, from, true)) {
      const { taken } = take(from, event);
      if (taken.length > 0) rows.add(placeOf(row, from));
      for (const each of taken) transitions.add(each);
    }
  }
  return { states, rows, transitions };
}

function tableProblems<C, E extends Typed>(model: Model<C, E>, reach: readonly Reach[]): string[] {
  const states = new Set(reach.flatMap((each) => [...each.states]));
  const rows = new Set(reach.flatMap((each) => [...each.rows]));
  const named = Object.entries(model.events).flatMap(([row, { in: places }]) =>
    Object.keys(places).map((state) => `${row} in ${state}`),
  );
  return [
    ...[...states].filter((state) => !(state in model.states)).map((state) => `states: ${state} has no row`),
    ...Object.keys(model.states)
      .filter((state) => !states.has(state))
      .map((state) => `states: ${state} is never reached`),
    ...named.filter((name) => !rows.has(name)).map((name) => `events: ${name} never moves the machine`),
  ];
}

function neverTaken<C, E extends Typed>(
  { unreachable = {} }: Model<C, E>,
  all: readonly string[],
  reachable: ReadonlySet<string>,
): string[] {
  return [
    ...all
      .filter((name) => !reachable.has(name) && !(name in unreachable))
      .map((name) => `transition: no event of the table takes ${name}`),
    ...Object.keys(unreachable)
      .filter((name) => reachable.has(name) || !all.includes(name))
      .map((name) => `unreachable: ${name} ${all.includes(name) ? 'can be taken' : 'is not in the machine'}`),
  ];
}
