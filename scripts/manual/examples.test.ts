import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createSandbox } from '@sim/control/sandbox-api';
import { LocalPort } from '@sim/hosts/local-port';
import { ManualTime } from '@sim/hosts/manual-time';
import { resumeRun } from '@sim/hosts/resume-run';
import { expect, test } from 'vitest';
import { OWN_HOST, readBackendConfig } from '@/lib/backend-config';
import { type Example, examplesOf, manualExamples, printed } from './examples';

/** Number of blocks that are not run, so that adding one is a deliberate decision. */
const NOT_RUN = 12;

const named = (examples: readonly Example[]) => examples.map((one) => [one.at, one] as const);

type Body = (...values: unknown[]) => Promise<unknown>;
const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => Body;

test('every block is run, or names the reason why it is not', () => {
  const all = manualExamples();
  expect(all.filter(({ kind, reason }) => kind === '' && reason === '').map(({ at }) => at)).toEqual([]);
  const left = all.filter(({ kind }) => kind === '');
  console.info(`not run: ${left.map(({ at, reason }) => `${at} (${reason})`).join(', ')}`);
  expect(left).toHaveLength(NOT_RUN);
});

/** `expression; // → value` becomes a comparison. */
const compared = (code: string): string =>
  code.replaceAll(
    /^(.*); \/\/ → (.+)$/gm,
    (_line, expression: string, value: string) => `expect(${expression}).toEqual(${value});`,
  );

test.each(named(examplesOf('sandbox')))('%s', async (_at, { code }) => {
  const resumed = await resumeRun({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 }, null);
  const port = new LocalPort(resumed, { time: new ManualTime() });
  const sandbox = createSandbox((action, input) => port.control(action, input), { paused: true });
  await sandbox.start('spot-trader', { seed: 7 });
  await new AsyncFunction('sandbox', 'expect', compared(code))(sandbox, expect);
});

const run = (command: string) =>
  new Promise<{ output: string; errors: string }>((resolve) => {
    execFile('sh', ['-c', command], { maxBuffer: 1e8 }, (error, output, stderr) =>
      resolve({ output, errors: error ? `${error.message}\n${stderr}` : '' }),
    );
  });

const commandOf = (code: string) => {
  const [, command = '', expected = ''] = /^\$ (.+)\n([\s\S]*)$/.exec(code) ?? [];
  return { command, expected };
};

test.each(named(examplesOf('console')))('%s', async (_at, { code }) => {
  const { command, expected } = commandOf(code);
  const { output, errors } = await run(command);
  expect(errors).toBe('');
  expect(output).toMatch(printed(expected));
});

test.each(named(examplesOf('server')))('%s', async (_at, { code }) => {
  const { command, expected } = commandOf(code);
  const lines = expected.trim().split('\n');
  // A group of its own, because npm starts the server in a shell.
  const child = spawn('sh', ['-c', command], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const heard: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) if (heard.push(line) === lines.length) break;
    expect(heard.join('\n')).toMatch(printed(expected));
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
});

test.each(named(examplesOf('scenario')))('%s compiles, and runs for ten minutes', async (_at, { code }) => {
  const [, name = ''] = /name: '([^']+)'/.exec(code) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'manual-'));
  try {
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, code);
    const { output, errors } = await run(`npm run -s scenario -- run ${file} --seed 7 --for 10m --json`);
    expect(errors).toBe('');
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toMatchObject({ scenario: name, seed: 7 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(named(examplesOf('backend')))('%s is a valid configuration', (_at, { code }) => {
  const [, json = ''] = /<script type="application\/json" id="backend">([\s\S]*)<\/script>/.exec(code) ?? [];
  expect(readBackendConfig(json, OWN_HOST)).toHaveProperty('config', JSON.parse(json));
});
