import * as v from 'valibot';
import { steers } from '../action';
import { COPIES, copyOf } from './copy';
import { payloadOf, readSteps } from './reading';
import { upcoming } from './upcoming';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const MAX_UPCOMING = 200;

/** The latest events and the next ones. Reading changes nothing, so the state hash stays the same. */
export const inspectActions = {
  /** Everything newer than `after`, which is `last` of the previous answer; without it everything that is recorded. */
  'inspect.read': steers({ after: v.optional(count, 0) }, ({ world, recorder }, { after }) => {
    recorder.noteReader();
    return readSteps(world, recorder, after);
  }),
  /**
   * The body of a call's reply; with `event` the payload of that event of a step; for a burst, its payloads by symbol.
   */
  'inspect.payload': steers({ seq: count, event: v.optional(count) }, ({ recorder }, { seq, event }) => {
    const payload = payloadOf(recorder, seq, event);
    return payload === undefined ? { isKept: false, payload: null } : { isKept: true, payload };
  }),
  /**
   * A recorded call as a text: a curl command for the server at `base`, a browser test for e2e/, or a step of a
   * scenario file. Passwords and codes are replaced. Null when the call is no longer recorded.
   */
  'inspect.copy': steers(
    { seq: count, as: v.picklist(COPIES, `one of ${COPIES.join(', ')}`), base: v.optional(v.string()) },
    (exchange, { seq, as, base }) => ({ text: copyOf(exchange, seq, as, base) }),
  ),
  'inspect.upcoming': steers({ limit: v.optional(count, MAX_UPCOMING) }, ({ world }, { limit }) => ({
    nowMs: world.nowMs,
    events: upcoming(world, limit),
    /** Number of all scheduled events; `events` may contain fewer. */
    waiting: world.scheduler.size,
  })),
};
