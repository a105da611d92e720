import * as v from 'valibot';

/** One problem in the file of a scenario or tour: the field, and what to write instead. */
export interface Problem {
  /** Dotted path, as in `script.2.input.symbol`. */
  readonly field: string;
  readonly remedy: string;
}

/** An invalid scenario or tour file. The message has one line for each problem: file, field, remedy. */
export class ScenarioFileError extends Error {
  override readonly name = 'ScenarioFileError';
  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map(({ field, remedy }) => `${file}: ${field}: ${remedy}`).join('\n'));
  }
}

/**
 * Parses by schema. Returns the problems when the source does not fit. `whole` names the file's object in a problem
 * without a path.
 */
export function parseBySchema<S extends v.GenericSchema>(
  schema: S,
  source: unknown,
  whole: string,
): { output: v.InferOutput<S>; problems: readonly [] } | { output: null; problems: readonly Problem[] } {
  const parsed = v.safeParse(schema, source);
  if (parsed.success) return { output: parsed.output, problems: [] };
  return { output: null, problems: parsed.issues.map((issue) => problemOf(issue, whole)) };
}

type Issue = v.BaseIssue<unknown>;

function problemOf(issue: Issue, whole: string): Problem {
  return { field: v.getDotPath(issue) ?? whole, remedy: remedyOf(issue) };
}

/**
 * Words a valibot issue for authors of scenarios. valibot's messages about objects and lists are for programmers, so
 * they are replaced. The schema's own message says what to write when the value is missing or has the wrong type, and
 * is the whole sentence when only the value is wrong.
 */
function remedyOf({ kind, type, expected, received, message, requirement }: Issue): string {
  const own = message.startsWith('Invalid ') ? null : message;
  if (expected === 'never') return 'there is no such field here: remove it, or check its spelling';
  if (received === 'undefined') return own ? `is missing: write ${own}` : 'is missing: add it';
  if (own && (kind === 'validation' || own.startsWith('no '))) return own;
  if (type === 'strict_object' || type === 'record') return `is ${received}: write an object in braces`;
  if (type === 'array' || type === 'tuple') return `is ${received}: write a list in brackets`;
  const choice =
    type === 'picklist' && expected ? `one of ${expected.replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}` : expected;
  return `is ${received}: write ${own ?? PLAIN[type]?.(requirement) ?? choice}`;
}

/** The words about one wrong field of an action: the action's own, or a sentence in place of valibot's. */
export const issueText = (issue: v.BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid ') ? remedyOf(issue) : issue.message;

/** What valibot says in the notation of types, or does not say at all. */
const PLAIN: Readonly<Record<string, (limit: unknown) => string>> = {
  string: () => 'text in quotes',
  number: () => 'a number',
  boolean: () => 'true or false',
  integer: () => 'a whole number',
  decimal: () => 'a decimal, as in "0.5"',
  min_value: (least) => `${least} or more`,
  max_value: (most) => `${most} or less`,
};
