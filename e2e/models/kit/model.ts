import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Sandbox } from '../../../sim/control/sandbox';
import type { App } from '../../fixtures';

/** What each step of a walk works with. */
export interface Walk {
  readonly app: App;
  readonly page: Page;
  readonly sandbox: Sandbox;
  /** Values that one step stores for a later step of the same walk, such as a registered address. */
  readonly notes: Map<string, string>;
}

/** Completion event of an invoked effect, under the machine's id. */
export interface Outcome {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`;
  readonly actorId: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

export const done = (id: string, output?: unknown): Outcome => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});
export const failed = (id: string, error: unknown): Outcome => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error,
});

export type Snapshot<C> = AnyMachineSnapshot & { readonly context: C };
interface Typed {
  readonly type: string;
}

export interface Step<C, E extends Typed> {
  readonly from: Snapshot<C>;
  readonly event: E | Outcome;
  readonly to: Snapshot<C>;
  /** The walk's next event, because an effect that must fail is set up before it begins. Null at the end. */
  readonly next: E | Outcome | null;
}

/** Causes an event in the interface, or lets the exchange answer with it. */
export type Act<C, E extends Typed> = (walk: Walk, step: Step<C, E>) => Promise<unknown>;

export interface EventRow<C, E extends Typed> {
  /** The event for the machine in a given state; null if it makes no sense there. */
  event(from: Snapshot<C>): E | Outcome | null;
  /**
   * Maps a state, such as `visitor.login`, to the action that causes the event there. In other states the interface
   * does not offer it.
   */
  readonly in: Readonly<Record<string, Act<C, E>>>;
  /** The machine does not describe what the app does afterwards, so the walk ends. */
  readonly last?: boolean;
}

/** A lifecycle and the app that should follow it: tables by which a browser can walk the paths of the machine. */
export interface Model<C, E extends Typed> {
  readonly machine: AnyStateMachine;
  /** The possible beginnings of a walk: the machine's input, and the actions that bring the app there. */
  readonly starts: Readonly<Record<string, { readonly input: unknown; open(walk: Walk): Promise<unknown> }>>;
  /** The part of the context that guards use: snapshots that are otherwise equal are the same state of the walk. */
  sameness(context: C): unknown;
  /** Events by a sentence that describes them. */
  readonly events: Readonly<Record<string, EventRow<C, E>>>;
  /** Maps a state to a check of what must be visible in it after the step; the step is null at the beginning. */
  readonly states: Readonly<Record<string, (walk: Walk, step: Step<C, E> | null) => Promise<unknown>>>;
  /** States that pass by themselves, so they are watched from before the step that leads there. */
  readonly passing?: readonly string[];
  /** Transitions that no event of the table can take, by name, with the reason; a test fails if one can. */
  readonly unreachable?: Readonly<Record<string, string>>;
}
