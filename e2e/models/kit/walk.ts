import { statePath } from '@/lib/machines/state-path';
import { expect, expectNetworkErrors, test } from '../../fixtures';
import { withShortWaits } from '../../fixtures/short-waits';
import { hasFailed } from './held-calls';
import type { Model, Walk } from './model';
import { type PlannedPath, plan } from './plan';

/**
 * Tests of a model: one that its tables are complete and every possible transition is on a path, and one per path,
 * walked in a browser.
 */
export function walkModel<C, E extends { readonly type: string }>(
  name: string,
  model: Model<C, E>,
  longest = 24,
): void {
  const { paths, total, covered, uncovered, problems } = plan(model, longest);

  test(`${name}: every transition is on a path`, () => {
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    console.log(`${name}: ${covered.length}/${total} transitions, ${paths.length} paths, ${steps} steps`);
    for (const missing of uncovered) console.log(`  uncovered: ${missing}`);
    for (const [missing, why] of Object.entries(model.unreachable ?? {})) console.log(`  ${missing}: ${why}`);
    expect(problems).toEqual([]);
    expect(uncovered, 'transitions that no path takes: say in `events` how the interface does them').toEqual([]);
  });

  for (const [index, group] of inOneTab(paths, longest).entries()) {
    const steps = group.reduce((sum, path) => sum + path.steps.length, 0);
    test(`${name}: walk ${index + 1}, ${steps} steps on ${group.length} paths`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      test.slow();
      page.setDefaultTimeout(15_000);
      for (const path of group) {
        await walkPath(model, path, { app, page, sandbox, notes: new Map() });
        // Walks make calls fail deliberately.
        expectNetworkErrors(consoleErrors);
        expect(await sandbox.ledger.check()).toEqual([]);
        // Leave for a screen without state: the next path begins in a new run.
        await sandbox.faults.clear();
        await app.goto('/pages/setting/language', { settle: false });
      }
      // Of calls that were under way when the last path ended.
      await app.settled();
      expectNetworkErrors(consoleErrors);
    });
  }
}

/** Groups short paths so that they share a page load. */
function inOneTab<P extends { readonly steps: readonly unknown[] }>(paths: readonly P[], longest: number): P[][] {
  const groups: P[][] = [];
  let room = 0;
  for (const path of paths) {
    // Starting a path costs about as much as two steps.
    const size = path.steps.length + 2;
    if (size > room) {
      groups.push([]);
      room = longest;
    }
    groups.at(-1)?.push(path);
    room -= size;
  }
  return groups;
}

async function walkPath<C, E extends { readonly type: string }>(
  model: Model<C, E>,
  path: PlannedPath<C, E>,
  walk: Walk,
): Promise<void> {
  const { starts, states, events, passing = [] } = model;
  await test.step(`begin: ${path.start}`, async () => {
    await starts[path.start]?.open(walk);
    await states[path.first]?.(walk, null);
  });
  for (const step of path.steps) {
    const [from, to] = [statePath(step.from.value), statePath(step.to.value)];
    await test.step(`${from}: ${step.row} → ${to}`, async () => {
      const seen = () => states[to]?.(walk, step);
      const take = async () => {
        const watching = passing.includes(to) ? seen() : null;
        await Promise.all([watching, events[step.row]?.in[from]?.(walk, step)]);
        if (watching === null) await seen();
      };
      // A call fails only after the app has repeated it.
      await (hasFailed(step) ? withShortWaits(walk.page, take) : take());
    });
  }
}
