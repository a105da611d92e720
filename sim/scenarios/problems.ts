import * as v from 'valibot';

/** One thing wrong with a scenario's or tour's file: which field, and what to write instead. */
export interface Problem {
  /** Dotted, as in `script.2.input.symbol`. */
  readonly field: string;
  readonly remedy: string;
}

/** A file that does not hold. One line a problem: file, field, remedy. */
export class ScenarioFileError extends Error {
  override readonly name = 'ScenarioFileError';
  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map(({ field, remedy }) => `${file}: ${field}: ${remedy}`).join('\n'));
  }
}

/** Parses by schema. Problems instead of output when it does not fit. */
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
 * What valibot says of objects is for programmers. Of values, the schema's own message is what to write where
 * something else or nothing stands, and the whole sentence where only the value is wrong.
 */
function remedyOf({ kind, type, expected, received, message }: Issue): string {
  const own = message.startsWith('Invalid ') ? null : message;
  if (expected === 'never') return 'there is no such field here: remove it, or check its spelling';
  if (received === 'undefined') return own ? `is missing: write ${own}` : 'is missing: add it';
  if (kind === 'validation' && own) return own;
  if (type === 'strict_object' || type === 'record') return `is ${received}: write an object in braces`;
  if (type === 'array' || type === 'tuple') return `is ${received}: write a list in brackets`;
  return `is ${received}: write ${own ?? expected}`;
}
