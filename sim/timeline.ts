import type { TimedEvent } from './clock/scheduler';
import { ControlError } from './control/action';
import { runScripted } from './control/actions';
import { dispatch } from './dispatch';
import type { LiveWorld } from './live-world';
import { fireTimer, fireTrigger } from './products/registry';
import { withSentCodes } from './replay/sent-code';
import { commandOfStep, type Step } from './replay/steps';
import { SCRIPT_TIMER } from './scenarios/script-timer';

/** How far ahead `nextInstant` searches. */
const HORIZON_MS = 366 * 86_400_000;

/**
 * Runs everything that happens up to an instant, in its total order: by time, fills before timed events of the same
 * millisecond, fills by (market, direction, price, age, id) and timed events by (kind, symbol, id). The order does not
 * depend on the size of the steps, so neither does the state: a change of speed never changes results.
 */
export function advance(world: LiveWorld, toMs: number): void {
  for (let due = world.playback.peek(); due && due.atMs <= toMs; due = world.playback.peek()) {
    runUntil(world, due.atMs);
    world.playback.take();
    play(world, due.step);
  }
  runUntil(world, toMs);
}

/** Executes a recorded command again. A command that another seed makes impossible is refused and changes nothing. */
function play(world: LiveWorld, step: Step): void {
  const command = commandOfStep(step, world);
  world.transaction(() => {
    if (command.do === 'call') return dispatch(world, { id: '', ...withSentCodes(world, command.request) });
    return { accepted: tookPlace(world, command.action, command.input) };
  });
}

/** Whether the action was carried out. The caller's transaction must roll back an action that was refused. */
function tookPlace(world: LiveWorld, action: string, input: unknown): boolean {
  try {
    runScripted(world, action, input);
    return true;
  } catch (error) {
    if (error instanceof ControlError) return false;
    throw error;
  }
}

function runUntil(world: LiveWorld, toMs: number): void {
  for (;;) {
    const timed = world.scheduler.peek();
    const untilMs = timed && timed.atMs <= toMs ? timed.atMs : toMs;
    const fire = world.triggers.nextFire(world.nowMs, untilMs + 1);
    if (fire) {
      world.nowMs = fire.atMs;
      world.commit(
        () => {
          world.triggers.remove(fire.trigger.id);
          fireTrigger(world, fire.trigger.id);
        },
        { kind: 'fill', trigger: fire.trigger },
      );
    } else if (timed && timed.atMs <= toMs) {
      // The timer of a customer added from data may have a time in the past (sim/people/person.ts). It runs now,
      // because the clock never goes back.
      world.nowMs = Math.max(world.nowMs, timed.atMs);
      runTimer(world, timed);
    } else break;
  }
  world.nowMs = toMs;
}

function runTimer(world: LiveWorld, timed: TimedEvent): void {
  const { accepted } = world.transaction(
    () => {
      world.scheduler.popDue(timed.atMs);
      if (timed.kind === SCRIPT_TIMER) return { accepted: scriptGoesOn(world, timed) };
      fireTimer(world, timed);
      return { accepted: true };
    },
    { kind: 'timer', timed },
  );
  if (accepted) return;
  // A customer may already have done what the script step does. The step is then refused, and only its timer is
  // removed.
  world.commit(() => {
    world.scheduler.popDue(timed.atMs);
  }, null);
}

function scriptGoesOn(world: LiveWorld, { payload }: TimedEvent): boolean {
  const { action, input } = payload as unknown as { action: string; input: unknown };
  return tookPlace(world, action, input);
}

export interface Instant {
  readonly atMs: number;
  readonly kind: string;
  readonly id: string;
}

/** The next fill, timed event or recorded command, and when it happens; null when there is none within 366 days. */
export function nextInstant(world: LiveWorld): Instant | null {
  const own = nextOwn(world);
  const played = world.playback.peek();
  if (!played || (own && own.atMs <= played.atMs)) return own;
  const { step, atMs } = played;
  return { atMs, kind: 'recording', id: 'action' in step ? step.action : step.call };
}

function nextOwn(world: LiveWorld): Instant | null {
  const timed = world.scheduler.peek();
  const untilMs = Math.min(timed?.atMs ?? Number.POSITIVE_INFINITY, world.nowMs + HORIZON_MS);
  const fire = world.triggers.nextFire(world.nowMs, untilMs + 1);
  if (fire) return { atMs: fire.atMs, kind: 'fill', id: fire.trigger.id };
  return timed ? { atMs: timed.atMs, kind: timed.kind, id: timed.id } : null;
}
