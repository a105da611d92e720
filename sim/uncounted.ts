import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { TimedEvent } from './clock/scheduler';
import { UncountableError } from './ledger/ledger';
import type { LiveWorld } from './live-world';
import type { Trigger } from './market/triggers';
import { advance } from './timeline';
import type { AutomaticCause } from './world-observer';

/**
 * How long what the books cannot count waits before the next try (designed): an hour, then twice as long each time, a
 * day at most, so that thousands that wait cost little.
 */
const FIRST_WAIT_MS = HOUR_MS;
const LONGEST_WAIT_MS = DAY_MS;

/**
 * Runs everything that happens up to an instant. A fill or a timed event, of whatever product, that would bring a
 * balance to where it cannot be counted changes nothing and waits: else no time would pass from there on. When there is
 * room, a timed event happens by the rules of its product for a late one. A fill happens when its price is reached
 * again after the wait, which may be never.
 */
export function advanceCounted(world: LiveWorld, toMs: number): void {
  for (;;) {
    try {
      advance(world, toMs);
      return;
    } catch (error) {
      if (!(error instanceof UncountableError)) throw error;
      putOff(world);
    }
  }
}

/**
 * Puts off the fill or the timed event that has just failed. It has been rolled back, so it is still the next one. When
 * none is due, a recorded command has failed (./replay/playback.ts), which is over.
 */
function putOff(world: LiveWorld): void {
  const { nowMs, triggers, scheduler } = world;
  const timed = scheduler.peek();
  // The same choice as in `advance`: a timer of a customer as data may lie in the past, and goes before a fill of now.
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

/** What the inspector records: only the first try, because further ones would displace what has happened. */
const seen = (cause: AutomaticCause, { waitedMs }: Trigger | TimedEvent): AutomaticCause | null =>
  waitedMs === undefined ? cause : null;
