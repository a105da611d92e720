import { expect, test } from 'vitest';
import { readOptions } from './options';

test('without arguments there is a port and both transports', () => {
  expect(readOptions([])).toMatchObject({
    port: 8787,
    transports: ['websocket', 'polling'],
    family: false,
    pair: false,
  });
});

test('arguments are read', () => {
  const args = [
    '--port',
    '1',
    '--seed',
    '7',
    '--static',
    'dist',
    '--transports',
    'polling',
    '--journal',
    'run.jsonl',
    '--family',
    '--room',
    'dist-sandbox',
    '--pair',
    '--clock',
    'wall',
  ];
  expect(readOptions(args)).toEqual({
    port: 1,
    scenario: undefined,
    seed: 7,
    staticDir: 'dist',
    roomDir: 'dist-sandbox',
    pair: true,
    transports: ['polling'],
    journal: 'run.jsonl',
    family: true,
    clock: 'wall',
    trustProxy: 0,
  });
});

test.each([
  [['--port', 'x'], '--port'],
  [['--port', '70000'], '65535'],
  [['--seed', '-1'], '--seed'],
  [['--transports', 'pigeon'], 'pigeon'],
  [['--clock', 'sundial'], 'sundial'],
  [['--trust-proxy', 'all'], '--trust-proxy'],
  [['--trust-proxy', '1', '--pair'], '--pair'],
  [['--nonsense'], 'nonsense'],
])('%j is refused with a sentence', (args, hint) => {
  expect(() => readOptions(args)).toThrow(hint);
});
