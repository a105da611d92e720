import * as v from 'valibot';
import { text, whole } from './trail-schema';

const count = v.pipe(whole, v.minValue(0));

/** A problem report about a run (designed). It is part of the run's file or link. */
export const report = v.object({
  note: v.pipe(text, v.maxLength(4_000, 'is longer than 4000 characters')),
  /** The call in question: the number of its entry in the trail; null when it is about the last moment of the run. */
  at: v.nullable(count),
  /** That call as it was answered when it was reported. A replay can compare its own answer. */
  answer: v.nullable(v.object({ call: text, refusal: v.nullable(text), text: v.nullable(text) })),
  /** The screen, as a path of the app, and its language (a code of the wire). */
  screen: v.pipe(text, v.startsWith('/', 'is no screen: it begins with /')),
  lang: text,
  build: text,
  /** The browser and the size of its window. */
  agent: text,
  size: text,
  /** The last errors of the page, oldest first. */
  errors: v.pipe(v.array(text), v.maxLength(20, 'has more than 20 errors')),
  /** A picture of the screen, as a data address; missing in a link, which has no room for it. */
  picture: v.exactOptional(v.pipe(text, v.startsWith('data:image/svg+xml', 'is no picture'), v.maxLength(4_000_000))),
});

export type Report = v.InferOutput<typeof report>;
