import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Sandbox } from '../../../sim/control/sandbox';
import type { App } from '../../fixtures';

/** What a step of a walk can see and touch. */
export interface Stage {
  readonly app: App;
  readonly page: Page;
  readonly sandbox: Sandbox;
  /** What one step leaves for a later one of the same walk, such as the address that was registered. */
  readonly notes: Map<string, string>;
}

/** What an invoked effect reports back with, under the id the machine gives it. */
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
  /** What the walk does after it: an effect that is to fail is set up before it begins. Null at the end. */
  readonly next: E | Outcome | null;
}

/** Does an event in the interface, or brings the exchange to answer with it. */
export type Act<C, E extends Typed> = (stage: Stage, step: Step<C, E>) => Promise<unknown>;

export interface EventRow<C, E extends Typed> {
  /** The event as the machine hears it in a state; null where its data make no sense. */
  event(from: Snapshot<C>): E | Outcome | null;
  /** State, as in `visitor.login`, to how the event is done there. Elsewhere the interface does not offer it. */
  readonly in: Readonly<Record<string, Act<C, E>>>;
  /** What the app does after it the machine no longer tells, so a walk ends with it. */
  readonly last?: boolean;
}

/** A lifecycle and the app it should be: the tables that let a browser walk the paths of the machine. */
export interface Model<C, E extends Typed> {
  readonly machine: AnyStateMachine;
  /** The ways a run begins: the machine's input, and how the app is brought there. */
  readonly starts: Readonly<Record<string, { readonly input: unknown; open(stage: Stage): Promise<unknown> }>>;
  /** What of the context guards look at: snapshots that differ in nothing else are one state of the walk. */
  sameness(context: C): unknown;
  /** Sentence to event. */
  readonly events: Readonly<Record<string, EventRow<C, E>>>;
  /** State to what must be visible in it, when the step has led there; null where the walk begins. */
  readonly states: Readonly<Record<string, (stage: Stage, step: Step<C, E> | null) => Promise<unknown>>>;
  /** States that pass by themselves: watched for from before the step that leads there. */
  readonly passing?: readonly string[];
  /** Transitions that no event of the table can take, by name, and why; a test says when one can. */
  readonly unreachable?: Readonly<Record<string, string>>;
}
