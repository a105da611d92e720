import { isCall } from '@/contract/requests';
import type { RunFile } from '../../replay/run-file';
import { field, literal, quoted } from './literal';
import type { RecordedCall } from './recorded-call';
import { runSource } from './run-source';

/** Longer answers are asserted in part: the first rows of each list. */
const MAX_ANSWER = 3_000;
const FIRST_ROWS = 2;

/**
 * The call as a browser test for e2e/: it imports the run up to the call, makes the call, and expects the answer that
 * was seen.
 */
export function callTestOf(run: RunFile, { method, path, fields, who, answer, payload }: RecordedCall): string {
  const name = `${method} ${path}`;
  const expression = `sandbox.run('people.call', ${literal({ who: who ?? 'visitor', call: name, fields })})`;
  const isOk = answer?.type === 'ok';
  const ends = isOk ? 'answers as recorded' : `is refused: ${answer?.refusal ?? answer?.type ?? 'error'}`;
  return `import { expect, test } from './fixtures';

/** The run up to the call. */
${runSource(run)}

test(${quoted(`${name} ${ends}`)}, async ({ sandbox }) => {
  await sandbox.import(run);
  ${isOk ? accepted(expression, payload) : refused(expression, answer, name)}
});
`;
}

function accepted(expression: string, payload: unknown): string {
  // Only the latest answers are kept. Without it the test says that the call is accepted.
  if (payload === undefined) return `await ${expression};`;
  const whole = literal(payload);
  const isLong = whole.length > MAX_ANSWER;
  return `const answer = await ${expression};
  ${isLong ? `expect({ answer }).toMatchObject({ answer: ${abridged(payload)} })` : `expect(answer).toEqual(${whole})`};`;
}

const refused = (expression: string, answer: RecordedCall['answer'], name: string): string =>
  // An undeclared call is refused before it is made.
  `await expect(${expression}).rejects.toThrow(${isCall(name) ? quoted(answer?.refusal ?? '') : ''});`;

/** An object with all its fields, in which long lists are known by their first rows. */
function abridged(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length <= FIRST_ROWS) return `[${value.map(abridged).join(', ')}]`;
    return `expect.arrayContaining(${literal(value.slice(0, FIRST_ROWS))})`;
  }
  if (typeof value !== 'object' || value === null) return literal(value);
  return `{ ${Object.entries(value)
    .map(([name, of]) => field(name, abridged(of)))
    .join(', ')} }`;
}
