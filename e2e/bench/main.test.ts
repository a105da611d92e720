import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const bench = (argument: string) =>
  new Promise<{ code: number; printed: string; errors: string }>((resolve) => {
    execFile(process.execPath, ['scripts/run-node.mjs', 'e2e/bench/main.ts', argument], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, printed: stdout, errors: stderr }),
    );
  });

it.each([
  ['nosuchword', 'no benchmark has "nosuchword" in its name'],
  ['--pags', 'no option --pags'],
  ['--fuzz=0', 'no option --fuzz=0'],
  ['--pages=0', 'no option --pages=0'],
  ['--fuzz=many', 'no option --fuzz=many'],
])('npm run bench -- %s measures nothing, and fails', async (argument, sentence) => {
  const { code, printed, errors } = await bench(argument);
  expect({ code, printed }).toEqual({ code: 1, printed: '' });
  expect(errors).toContain(sentence);
});
