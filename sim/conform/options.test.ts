import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@/contract/calls';
import { runCli } from './cli';
import { USAGE } from './options';
import { WRITES } from './writes';

/** A server that refuses every call. */
const refusing = createServer((_request, response) => response.end('{"type":"error","message":"no"}'));
const closed = createServer();
const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

let url: string;
let closedUrl: string;
beforeAll(async () => {
  for (const one of [refusing, closed]) await new Promise<void>((done) => void one.listen(0, '127.0.0.1', done));
  [url, closedUrl] = [addressOf(refusing), addressOf(closed)];
  await new Promise((done) => void closed.close(done));
});
afterAll(() => void refusing.close());

const quiet = { log: () => {}, error: () => {} };

describe('the help', () => {
  test('is printed when it is asked for, and beside what is wrong with an option', async () => {
    const lines: string[] = [];
    const output = { log: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) };
    expect(await runCli(['--help'], output)).toBe(0);
    expect(await runCli(['--helq'], output)).toBe(2);
    expect(lines).toEqual([USAGE, expect.stringMatching(/^Unknown option '--helq'/), USAGE]);
  });

  const write = USAGE.slice(USAGE.indexOf('--write'), USAGE.indexOf('--strict'));
  test.each<[Call, RegExp]>([
    ['POST /optional/add', /favourite/],
    ['POST /coin/trade', /order far from the market/],
    ['PUT /coin/trade', /cancellation/],
    ['POST /wallet/change', /futures account and back/],
    ['POST /upload', /picture/],
    ['POST /user/register', /new\s+customer/],
  ])('names what --write does with %s', (call, words) => {
    expect(WRITES.map((step) => step.call)).toContain(call);
    expect(write).toMatch(words);
  });

  const unchecked = USAGE.slice(USAGE.indexOf('2 when'));
  test.each<[RegExp, () => string[]]>([
    [/wrong options/, () => ['--base', 'nowhere']],
    [/base that\s+cannot be reached/, () => ['--base', closedUrl]],
    [/login that is refused/, () => ['--base', url, '--account', 'a', '--password', 'b']],
  ])('names %s, which ends with 2', async (words, args) => {
    expect(await runCli([...args(), '--socket', 'none'], quiet)).toBe(2);
    expect(unchecked).toMatch(words);
  });
});
