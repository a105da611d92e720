import * as v from 'valibot';

/**
 * Parts of the schemas of files that hold a run. An error message follows the name of the field, as in `seq is not a
 * whole number`.
 */
export const text = v.string('is not a text');
export const whole = v.pipe(v.number('is not a whole number'), v.safeInteger('is not a whole number'));
export const instant = v.pipe(whole, v.minValue(0, 'is no instant: milliseconds since 1970'));
const flag = v.exactOptional(v.boolean('is neither true nor false'));
const moment = { n: whole, after: whole, atMs: instant };

/** A call as it was sent; the journal and the trail store it in the same form. */
export const callRequest = v.looseObject(
  {
    method: text,
    path: text,
    fields: v.record(v.string(), v.string('is not a text: forms have nothing else'), 'are not the fields of a form'),
    token: text,
  },
  'is no call: method, path, fields and token',
);

/** The trail of a run (sim/journal/trail.ts). */
export const trail = v.array(
  v.variant(
    'do',
    [
      v.object({
        ...moment,
        do: v.literal('call'),
        request: callRequest,
        answer: v.object({ status: whole, type: text, refusal: v.nullable(text), text: v.nullable(text) }),
        isLogged: flag,
        isFaulty: flag,
        isCut: flag,
      }),
      v.object({ ...moment, do: v.literal('screen'), screen: text, lang: text }),
      v.object({ ...moment, do: v.literal('tap'), on: text }),
    ],
    'is neither "call" nor "screen" nor "tap"',
  ),
  'is not the list of what happened',
);
