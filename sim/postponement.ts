import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { TimedEvent } from './clock/scheduler';
import { BalanceLimitError } from './ledger/ledger';
import type { LiveWorld } from './live-world';
import type { Trigger } from './market/triggers/triggers';
import { advance } from './timeline';
import type { AutomaticCause } from './world-observer';

/**
 * Waiting time before a postponed event is tried again (designed): an hour, then twice as long each time, at most a
 * day, so that thousands of postponed events cost little.
 */
const FIRST_WAIT_MS = HOUR_MS;
const LONGEST_WAIT_MS = DAY_MS;

/**
 * Runs everything that happens up to an instant. A fill or a timed event that would push a balance over its limit is
 * rolled back and postponed; otherwise the clock could not pass it. When it succeeds later, a timed event follows its
 * product's rules for a late event. A fill needs its price to be reached again after the wait, which may never happen.
 */
export function advancePostponing(world: LiveWorld, toMs: number): void {
  for (;;) {
    try {
      advance(world, toMs);
      return;
    } catch (error) {
      if (!(error instanceof BalanceLimitError)) throw error;
      postpone(world);
    }
  }
}

/**
 * Postpones the fill or the timed event that has just failed. It has been rolled back, so it is still the next one.
 * When none is due, a recorded command has failed (./replay/playback.ts); it is skipped.
 */
function postpone(world: LiveWorld): void {
  const { nowMs, triggers, scheduler } = world;
  const timed = scheduler.peek();
  // The same choice as in `advance`. The timer of a customer added from data may have a time in the past
  // (sim/people/person.ts); it then comes before a fill of now.
  const fire = triggers.nextFire(nowMs, Math.min(timed?.atMs ?? nowMs, nowMs) + 1);
  if (fire) {
    const { trigger } = fire;
    const waitedMs = waitAfter(trigger);
    world.commit(
      () => {
        triggers.remove(trigger.id);
        triggers.add({ ...trigger, waitedMs, sinceSec: Math.floor((nowMs + waitedMs) / 1000) });
      },
      seen({ kind: 'fill', trigger }, trigger),
    );
  } else if (timed && timed.atMs <= nowMs) {
    const waitedMs = waitAfter(timed);
    world.commit(
      () => {
        scheduler.popDue(timed.atMs);
        scheduler.schedule({ ...timed, waitedMs, atMs: nowMs + waitedMs });
      },
      seen({ kind: 'timer', timed }, timed),
    );
  }
}

const waitAfter = ({ waitedMs = FIRST_WAIT_MS / 2 }: Trigger | TimedEvent): number =>
  Math.min(2 * waitedMs, LONGEST_WAIT_MS);

/**
 * The cause as the inspector records it. Repeated attempts are left out (null), because they would displace other
 * steps.
 */
const seen = (cause: AutomaticCause, { waitedMs }: Trigger | TimedEvent): AutomaticCause | null =>
  waitedMs === undefined ? cause : null;
