import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ControlName, ControlResult } from '../control/actions';
import { activeSession } from '../testing/active-session';
import { hashAfter } from '../testing/hash-after';

const folder = mkdtempSync(join(tmpdir(), 'scenario-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const run = (...args: string[]) =>
  new Promise<{ code: number; last: string; errors: string }>((resolve) => {
    const command = ['scripts/run-node.mjs', 'sim/hosts/scenario-cli.ts', 'run', ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, last: stdout.trim().split('\n').at(-1) ?? '', errors: stderr.trim() }),
    );
  });

const session = activeSession();
const ask = <N extends ControlName>(name: N) => session.control(name, {}) as ControlResult<N>;
const exported = JSON.stringify(ask('run.export'));
const { header, entries, ...rest } = ask('run.export');
const grunt = { seq: 1, atMs: header.startMs, command: { do: 'control', action: 'people.grunt', input: {} } };
const after = entries.map((entry) => ({ ...entry, seq: entry.seq + 1 }));
const ofOtherBuild = JSON.stringify({
  ...rest,
  header: { ...header, build: '0.0.1' },
  entries: [grunt, ...after],
  trail: [],
  hash: '0123456789abcdef',
});
const recording = ask('run.asScenario');
const { query } = (await session.control('run.share', {})) as ControlResult<'run.share'>;

it('prints, for the command that the README gives, the hash that every host finds', async () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, name = '', seed = '', by = ''] =
    /`npm run scenario -- run (\S+) --seed (\d+) --for (\S+) --json`/.exec(readme) ?? [];
  const { last } = await run(name, '--seed', seed, '--for', by, '--json');
  const { hash, start } = JSON.parse(last) as { hash: string; start: string };
  expect(hash).toBe(hashAfter({ name, seed: Number(seed), startMs: Date.parse(start), by }));
});

/** A sentence at the start of what is printed, and the help at its end. No stack trace lies between or after them. */
const thenUsage = (sentence: RegExp) =>
  new RegExp(`^${sentence.source}(?:(?!\\n +at )[^])*\\nnpm run scenario -- list\\n[^]*--help +prints this$`);

it('names a step of the script that was refused, and fails', async () => {
  const name = 'ieo-warm-up-to-listing';
  const begins = "{ at: '60s', action: 'backOffice.beginSale', input: { token: 'LUNR' } },";
  const text = readFileSync(`scenarios/${name}.ts`, 'utf8');
  expect(text).toContain(begins);
  const twice = put(`${name}.ts`, text.replace(begins, `${begins}${begins.replace('60s', '120s')}`));
  const { code, errors } = await run(twice, '--for', '5m');
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(/^backOffice\.beginSale at 2026-01-06T01:43:00\.000Z was refused: .*$/),
  });
  expect(await run(twice, '--for', '90s')).toMatchObject({ code: 0, errors: '' });
});

describe('npm run scenario -- run', () => {
  const forMs = session.nowMs - session.journal.header.startMs;
  it.each([
    ['an exported run', () => [put('run.json', exported)]],
    ['a shared address', () => [`http://localhost:5173/h5/?${query}#/pages/index/index`]],
    ['a scenario file', () => [put(recording.fileName, recording.text), '--for', `${forMs}ms`]],
  ])('plays %s to the state it was in', async (_name, args) => {
    const { code, last, errors } = await run(...args(), '--json');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(JSON.parse(last)).toMatchObject({ hash: session.hash(), faults: [] });
  });

  it('begins the scenario and seed of an address, unless another seed is given', async () => {
    const address = 'http://localhost:5173/h5/?scenario=flash-crash&seed=9&room=closed#/pages/fund/assets';
    const [of9, of8] = [await run(address, '--json'), await run(address, '--seed', '8', '--json')];
    expect(of9).toEqual(await run('flash-crash', '--seed', '9', '--json'));
    expect(JSON.parse(of8.last)).toMatchObject({ scenario: 'flash-crash', seed: 8 });
    expect((await run('?scenario=lost')).errors).toMatch(/^no scenario "lost"; there are: /);
  });

  it('repeats the refusal that a report is about, from its file and from its link', async () => {
    const fields = { currency_id: '1', legal_id: '3', type: '1', amount: '900', target_price: '50000', lang: 'en' };
    const token = session.session();
    session.call({ id: '', method: 'POST', path: '/coin/trade', fields: { ...fields, order_type: 'limit' }, token });
    const { n = 0 } = session.trail.entries().at(-1) ?? {};
    const report = session.control('run.report', { at: n, note: 'Refused.', screen: '/pages/transaction/currency' });
    const { file, query: asked } = await (report as Promise<ControlResult<'run.report'>>);
    for (const what of [put('report.json', JSON.stringify(file)), `http://localhost:5173/h5/?${asked}`]) {
      const { last, errors } = await run(what, '--json');
      expect(errors).toBe('');
      const about = { call: 'POST /coin/trade', refusal: 'insufficient_balance', isAsReported: true };
      expect(JSON.parse(last)).toMatchObject({ hash: file.hash, report: about });
    }
  });

  it.each([
    [
      'a file that was cut off',
      () => [put('half.json', exported.slice(0, 99))],
      /^the run’s file is not JSON, or was cut off$/,
    ],
    [
      'a seed for a run',
      () => [put('run.json', exported), '--seed', '8'],
      /^--seed is for scenarios: a run brings its own$/,
    ],
    [
      'a run of another build with a command that this one does not have',
      () => [put('other.json', ofOtherBuild)],
      /^the run was said .*; refused: no control action "people\.grunt"[\s\S]*\(it was made by build 0\.0\.1, this is /,
    ],
    ['a file that is not there', () => [join(folder, 'gone.json')], /^no file .*gone\.json$/],
    [
      'a folder',
      () => {
        mkdirSync(join(folder, 'runs.json'));
        return [join(folder, 'runs.json')];
      },
      /^.*runs\.json cannot be read: EISDIR$/,
    ],
    ['a scenario file that fails', () => [put('bad.ts', 'throw new Error("boom");')], /^.*bad\.ts: boom$/],
    ['a scenario nobody knows', () => ['lost'], /^no scenario "lost"; there are: /],
    ['an option nobody knows', () => ['flash-crash', '--bogus'], thenUsage(/Unknown option '--bogus'/)],
    ['a seed below zero', () => ['flash-crash', '--seed', '-1'], thenUsage(/Option '--seed' argument is ambiguous/)],
    ['a time below zero', () => ['flash-crash', '--for', '-3h'], thenUsage(/Option '--for' argument is ambiguous/)],
    ['a word too many', () => ['flash-crash', '7', '--json'], thenUsage(/"7" is a word too many/)],
  ])('refuses %s with a sentence', async (_name, args, sentence) => {
    const { code, errors } = await run(...args());
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
  });
});
