import type { TimedEvent } from './clock/scheduler';
import { runScripted } from './control/actions';
import type { LiveWorld } from './live-world';
import { fireTimer, fireTrigger } from './products/registry';
import { SCRIPT_TIMER } from './scenarios/script-timer';

/** How far "the next event" looks ahead. */
const HORIZON_MS = 366 * 86_400_000;

/**
 * Runs everything that happens up to an instant, in its total order: by time, fills before timed events of the same
 * millisecond, fills by (market, direction, price, age, id) and timed events by (kind, symbol, id). The order does not depend on the size of
 * the steps, so neither does the state: speed changes never change results.
 */
export function advance(world: LiveWorld, toMs: number): void {
  for (;;) {
    const timed = world.scheduler.peek();
    const untilMs = timed && timed.atMs <= toMs ? timed.atMs : toMs;
    const fire = world.triggers.nextFire(world.nowMs, untilMs + 1);
    if (fire) {
      world.nowMs = fire.atMs;
      world.transaction(
        () => {
          world.triggers.remove(fire.trigger.id);
          fireTrigger(world, fire.trigger.id);
          return { accepted: true };
        },
        { kind: 'fill', trigger: fire.trigger },
      );
    } else if (timed && timed.atMs <= toMs) {
      world.nowMs = timed.atMs;
      world.transaction(
        () => {
          world.scheduler.popDue(timed.atMs);
          runTimer(world, timed);
          return { accepted: true };
        },
        { kind: 'timer', timed },
      );
    } else break;
  }
  world.nowMs = toMs;
}

function runTimer(world: LiveWorld, timed: TimedEvent): void {
  if (timed.kind === SCRIPT_TIMER) {
    const { action, input } = timed.payload as unknown as { action: string; input: unknown };
    runScripted(world, action, input);
  } else fireTimer(world, timed);
}

/** The next instant at which something happens by itself, and what; null when nothing does within a year. */
export function nextInstant(world: LiveWorld): { atMs: number; kind: string; id: string } | null {
  const timed = world.scheduler.peek();
  const untilMs = Math.min(timed?.atMs ?? Number.POSITIVE_INFINITY, world.nowMs + HORIZON_MS);
  const fire = world.triggers.nextFire(world.nowMs, untilMs + 1);
  if (fire) return { atMs: fire.atMs, kind: 'fill', id: fire.trigger.id };
  return timed ? { atMs: timed.atMs, kind: timed.kind, id: timed.id } : null;
}
