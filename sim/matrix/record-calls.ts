import { afterAll, expect, vi } from 'vitest';
import { type Filled, type Outcome, outcomeOf, removeRecords, storeRecords } from './records';

/*
 * A setup file of every unit test: notes which calls the exchange has accepted, and with which codes it has refused
 * them, for the matrix of `npm run matrix`.
 */

/** Test files of one worker may share their modules, so what the current one has seen is kept beside them. */
interface Seen {
  readonly outcomes: Map<string, Outcome>;
  readonly filled: Filled[];
}
const shared = globalThis as { matrixSeen?: Seen };
shared.matrixSeen ??= { outcomes: new Map(), filled: [] };
const { outcomes, filled } = shared.matrixSeen;

const { testPath } = expect.getState();
if (testPath) removeRecords(testPath);

vi.mock('../dispatch', async (importOriginal) => {
  const original = await importOriginal<typeof import('../dispatch')>();
  return {
    ...original,
    dispatch(...args: Parameters<typeof original.dispatch>) {
      const result = original.dispatch(...args);
      const call = `${args[1].method} ${args[1].path}`;
      const outcome = outcomeOf(result.reply.body);
      outcomes.set(`${call} ${outcome}`, { call, outcome });
      return result;
    },
  };
});

afterAll(() => {
  if (testPath && outcomes.size + filled.length > 0)
    storeRecords(testPath, { outcomes: [...outcomes.values()], filled: [...filled] });
  outcomes.clear();
  filled.length = 0;
});
