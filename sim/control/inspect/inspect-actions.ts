import * as v from 'valibot';
import { steers } from '../action';
import { payloadOf, readSteps } from './reading';
import { upcoming } from './upcoming';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const MOST_UPCOMING = 200;

/** What has happened lately and what will happen next. Looking changes nothing, least of all the hash. */
export const inspectActions = {
  /** What is new since `after`, which is the last answer's `last`; without it everything that is kept. */
  'inspect.read': steers({ after: v.optional(count, 0) }, ({ world, recorder }, { after }) => {
    recorder.noteReader();
    return readSteps(world, recorder, after);
  }),
  /** The body of a call's reply; with `event`, the payload of that event of a step; or those of a burst, by symbol. */
  'inspect.payload': steers({ seq: count, event: v.optional(count) }, ({ recorder }, { seq, event }) => {
    const payload = payloadOf(recorder, seq, event);
    return payload === undefined ? { isKept: false, payload: null } : { isKept: true, payload };
  }),
  'inspect.upcoming': steers({ limit: v.optional(count, MOST_UPCOMING) }, ({ world }, { limit }) => ({
    nowMs: world.nowMs,
    events: upcoming(world, limit),
    /** Timed events that wait; the list may be shorter. */
    waiting: world.scheduler.size,
  })),
};
