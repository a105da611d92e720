import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

const taken = createServer();
beforeAll(() => new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve)));
afterAll(() => void taken.close());
const portOf = () => String((taken.address() as AddressInfo).port);

const start = (...args: string[]) =>
  new Promise<{ code: unknown; errors: string }>((resolve) => {
    const command = ['scripts/run-node.mjs', 'sim/hosts/node-server/main.ts', ...args];
    execFile(process.execPath, command, (error, _stdout, stderr) =>
      resolve({ code: error?.code, errors: stderr.trim() }),
    );
  });

it.each([
  ['a port in use', () => ['--port', portOf()], /^port \d+ is in use: name another one with --port, or 0 for any$/],
  ['a scenario nobody knows', () => ['--port', '0', '--scenario', 'lost'], /^no scenario "lost"; there are: .*$/],
  [
    'an option nobody knows',
    () => ['--prt', '1'],
    /^Unknown option '--prt'.*\nnpm run sim -- [\s\S]*--help +prints this$/,
  ],
])(
  'npm run sim refuses %s with a sentence, and prints the help only for the command line',
  async (_what, args, sentence) => {
    const { code, errors } = await start(...args());
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
  },
);
