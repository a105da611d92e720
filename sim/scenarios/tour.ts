import * as v from 'valibot';
import { texts } from '../texts/scenario-texts';
import { address } from './address';
import { parseBySchema, ScenarioFileError } from './problems';
import { TOUR_ANCHORS } from './tour-anchors';

/**
 * A guided tour through a scenario: sentences that point at elements of the app (designed). The file has the scenario's
 * name and is in scenarios/tours/. Pages load it on demand; the exchange does not know it.
 */

const anchor = v.picklist(TOUR_ANCHORS, `one of ${TOUR_ANCHORS.join(', ')}`);
const symbol = v.pipe(
  v.string('a market in quotes'),
  v.regex(/^[A-Z0-9]+\/USDT$/, 'is no market: write it like BTC/USDT'),
);

/** The condition for which a step waits before the tour goes on by itself. The user may go on by hand at any time. */
const conditions = {
  at: v.strictObject({ at: address }),
  tap: v.strictObject({ tap: anchor }),
  /** The price has changed by this many percent since the step began; the sign is the direction. */
  moved: v.strictObject({ moved: v.strictObject({ symbol, percent: v.number('a number, as in -5') }) }),
  /** A persona has at least this much of an asset available in the spot account. */
  has: v.strictObject({
    has: v.strictObject({ who: v.string('a persona'), asset: v.string('an asset'), atLeast: v.number('a number') }),
  }),
};
type Conditions = typeof conditions;

const until = v.lazy((given): Conditions[keyof Conditions] => {
  const [kind = ''] = Object.keys(given && typeof given === 'object' ? given : {});
  return Object.hasOwn(conditions, kind) ? conditions[kind as keyof Conditions] : conditions.at;
});

const step = v.strictObject({
  text: texts,
  /** The element to point at; a step without one describes the whole screen. */
  anchor: v.optional(anchor),
  /** The address of this step; the tour goes there. */
  go: v.optional(address),
  /** The element that the tour presses itself, as soon as it is on the screen. */
  press: v.optional(anchor),
  /** Control actions that run when the step is first reached. */
  run: v.optional(
    v.array(
      v.strictObject({
        action: v.string('the name of a control action, as in market.shock'),
        input: v.optional(v.record(v.string(), v.unknown()), {}),
      }),
    ),
    [],
  ),
  until: v.optional(until),
});

const tourSchema = v.strictObject({
  name: v.string('the name of its scenario in quotes'),
  steps: v.pipe(v.array(step), v.minLength(1, 'is empty: a tour has at least one step')),
});

export type Tour = v.InferOutput<typeof tourSchema>;
export type TourStep = Tour['steps'][number];
type TourSource = v.InferInput<typeof tourSchema>;

/** For tour files: checks types while they are written. */
export function defineTour(source: TourSource): TourSource {
  return source;
}

/** Reads a tour's file. Throws ScenarioFileError with file, field and remedy when it is invalid. */
export function parseTour(file: string, source: unknown): Tour {
  const { output, problems } = parseBySchema(tourSchema, source, 'tour');
  if (!output) throw new ScenarioFileError(file, problems);
  if (file.split('/').at(-1) !== `${output.name}.ts`)
    throw new ScenarioFileError(file, [
      { field: 'name', remedy: `is ${output.name}: name the file ${output.name}.ts, or change the name` },
    ]);
  return output;
}
