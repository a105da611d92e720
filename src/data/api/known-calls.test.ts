import { expect, test, vi } from 'vitest';
import type { Call } from '@/contract/calls';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*']);
const ASKED = /\bapi\(\s*'((?:GET|POST|PUT) \/[^']+)'/g;

const callers = Object.entries(sources).flatMap(([file, source]) => {
  const asked = [...source.matchAll(ASKED)].map(([, call]) => call as Call);
  return asked.length > 0 ? [{ file, asked }] : [];
});

test('there are files that make calls', () => {
  expect(callers.length).toBeGreaterThan(10);
});

test.each(callers)('$file alone makes known what it asks for', async ({ file, asked }) => {
  vi.resetModules();
  await modules[file]?.();
  const { answerOf } = await import('./known-calls');
  for (const call of asked) expect(() => answerOf(call)).not.toThrow();
});

test('a call that nobody has made known says what is missing', async () => {
  vi.resetModules();
  const { answerOf } = await import('./known-calls');
  expect(() => answerOf('POST /lever/submit')).toThrow('POST /lever/submit is asked for before');
});
