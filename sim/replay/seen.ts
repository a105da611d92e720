import * as v from 'valibot';

const short = (most: number) =>
  v.pipe(v.string('is not a text'), v.maxLength(most, `is longer than ${most} characters`));

/** The number of texts of a screen that are kept. */
export const MAX_TEXTS = 20;

/** What a page showed at a moment of a run (designed). */
export const seen = v.strictObject({
  /** The screen, as a path of the app. */
  screen: v.pipe(short(1_000), v.startsWith('/', 'is no screen: it begins with /')),
  /** Wire code of the language. */
  lang: short(20),
  /** Texts on it that do not depend on what was pressed on it. */
  texts: v.pipe(v.array(short(200)), v.maxLength(MAX_TEXTS, `has more than ${MAX_TEXTS} texts`)),
});

export type Seen = v.InferOutput<typeof seen>;
