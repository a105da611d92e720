import { readFileSync } from 'node:fs';
import { createSandbox } from '../sim/control/sandbox-api';
import { httpCarrier } from '../sim/control/sandbox-http';
import { expect, OWN_PAGE, test } from './fixtures';
import { startHost } from './fixtures/host';

test.use(OWN_PAGE);

/** Runs every example in the documentation, so that an outdated one fails a test. */
const BLOCK = /(?:^### ([^\n]+)\n\n)?```(ts recipe|ts node|ts|sh)\n([\s\S]*?)```/gm;
const text = readFileSync('e2e/README.md', 'utf8');
const blocks = [...text.matchAll(BLOCK)].map(([, title = '', kind = '', code = '']) => ({ title, kind, code }));
const ofKind = (wanted: string) => blocks.filter(({ kind }) => kind === wanted);
/** Throws unless there is exactly one. */
function theOnly(wanted: string): string {
  const [first, ...others] = ofKind(wanted);
  if (!first || others.length > 0) throw new Error(`e2e/README.md should have one block of ${wanted}`);
  return first.code;
}

type Body = (...values: unknown[]) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => Body;
const withoutImports = (code: string) => code.replaceAll(/^import .*\n/gm, '');

test('every block is of a kind that is run here', () => {
  expect(blocks).toHaveLength(text.split('\n```').length >> 1);
  expect(ofKind('ts recipe').length).toBeGreaterThan(5);
});

for (const { title, code } of ofKind('ts recipe')) {
  test(title, async ({ app, sandbox }) => {
    await new AsyncFunction('app', 'sandbox', 'expect', code)(app, sandbox, expect);
  });
}

/** The bodies of the tests that a file defines. */
async function testsIn(code: string): Promise<Body[]> {
  const bodies: Body[] = [];
  const define = (_title: string, body: Body) => bodies.push(body);
  await new AsyncFunction('test', 'expect', withoutImports(code))(define, expect);
  expect(bodies).toHaveLength(1);
  return bodies;
}

test('the first test', async ({ app, sandbox }) => {
  const [body] = await testsIn(theOnly('ts'));
  await body?.({ app, sandbox });
});

test('a Node host: from another project, and over plain HTTP', async () => {
  const host = await startHost(['--scenario', 'spot-trader', '--seed', '7']);
  try {
    const code = theOnly('ts node');
    const console = { assert: (holds: boolean) => expect(holds).toBe(true) };
    const scope = { origin: host.origin, createSandbox, httpCarrier, console };
    await new AsyncFunction(...Object.keys(scope), withoutImports(code))(...Object.values(scope));
    const shell = theOnly('sh');
    const commands = [...shell.matchAll(/^curl -s (?:-X (POST) )?localhost:8787(\S+)(?: -d '(.*)')?$/gm)];
    expect(commands).toHaveLength(shell.trim().split('\n').length);
    for (const [, method = 'GET', path = '', body] of commands) {
      const reply = await fetch(`${host.origin}${path}`, { method, ...(body && { body }) });
      expect(reply.status, path).toBe(200);
    }
  } finally {
    await host.stop();
  }
});
