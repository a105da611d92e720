import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { readRate } from './deal';
import type { Settled } from './settle-deal';
import { noteOutcome, unansweredAtMs } from './unanswered';

const rate = readRate({ form_price: '1', to_price: '60000', fee: '0.2' });
const done: Settled = { kind: 'done', rate };
const moved: Settled = { kind: 'moved', rate };
const failed = (kind: 'network' | 'refused', quotedAtMs: number | null): Settled => ({
  kind: 'failed',
  failure: new ApiError(kind, ''),
  rate,
  quotedAtMs,
});

beforeEach(() => noteOutcome('', done));

it.each([
  ['is none before the first', [], undefined],
  ['is that of the lost one', [['a', failed('network', 1000)]], 1000],
  ['is none where it went without a rate', [['a', failed('network', null)]], null],
  [
    'is that of the first of several',
    [
      ['a', failed('network', 1000)],
      ['a', failed('network', 2000)],
    ],
    1000,
  ],
  [
    'is forgotten with an answer',
    [
      ['a', failed('network', 1000)],
      ['a', failed('refused', 1000)],
    ],
    undefined,
  ],
  [
    'is forgotten when the rate has moved',
    [
      ['a', failed('network', 1000)],
      ['a', moved],
    ],
    undefined,
  ],
  [
    'stays after the answer to another',
    [
      ['a', failed('network', 1000)],
      ['b', failed('refused', 2000)],
    ],
    1000,
  ],
  [
    'is forgotten after the success of another',
    [
      ['a', failed('network', 1000)],
      ['b', done],
    ],
    undefined,
  ],
] as const)('the rate that an earlier request is repeated with %s', (_what, outcomes, atMs) => {
  for (const [request, settled] of outcomes) noteOutcome(request, settled);
  expect(unansweredAtMs('a')).toBe(atMs);
});
