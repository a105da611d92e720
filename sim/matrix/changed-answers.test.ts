import type * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import { interpret } from '@/contract/envelope';
import { readPayload } from '@/data/api/read';
import { onContractViolation } from '@/lib/contract-violations';
import { type ExampleRun, exampleRun } from '../documents/examples';
import { allChanges, changeOf, lostForOneRow, type Report, unreported } from '../testing/changed-answers';

/**
 * A real answer of every call, read as the app reads it, with each of its places changed in each way. What screens make
 * of such answers is walked in a browser (e2e/contract-violations.spec.ts).
 */

let run: ExampleRun;
beforeAll(async () => {
  run = await exampleRun();
});

it('every change that matters is reported with its place, and no list is lost for one bad row', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let reports: Report[] = [];
  const stop = onContractViolation(({ source, path, effect }) => reports.push({ call: source, path, effect }));
  const flaws: string[] = [];
  let count = 0;
  for (const [call, { fields, body }] of run.calls) {
    const outcome = interpret(body);
    const schema = answers[call] as v.GenericSchema | undefined;
    if (outcome.kind !== 'ok' || !schema) continue;
    for (const mutation of allChanges(outcome.payload)) {
      const changes = [changeOf(call as Call, mutation)];
      reports = [];
      readPayload(call, schema, mutation.payload, fields);
      count += 1;
      flaws.push(...unreported(changes, reports).map((change) => `${change}: nobody is told`));
      flaws.push(...lostForOneRow(changes, reports).map(({ path }) => `${call} ${mutation.what}: ${path} is lost`));
    }
  }
  stop();
  expect(flaws).toEqual([]);
  expect(count).toBeGreaterThan(5_000);
});
