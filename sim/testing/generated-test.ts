import { expect } from 'vitest';
import { runExample } from './sandbox-docs';

type Body = (fixtures: object) => Promise<void>;

/** Runs an exported browser test (sim/control/export) without a browser. It rejects when the test fails. */
export async function runGenerated(text: string, fixtures: object): Promise<void> {
  const bodies: Body[] = [];
  const test = Object.assign((_name: string, body: Body) => bodies.push(body), { use: () => {} });
  await runExample(text.replace(/^import .*;\n/, ''), { test, expect });
  if (bodies.length !== 1) throw new Error(`the text has ${bodies.length} tests, not one`);
  for (const body of bodies) await body(fixtures);
}
