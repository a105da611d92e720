import { describe, expect, it } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { money } from '@/domain/money/money';
import { dealAt, readRate } from './deal';
import { type SwapPort, settleDeal } from './settle-deal';

const rate = (to: string, time?: number) =>
  readRate({ form_price: '1', to_price: to, fee: '0.2', ...(time !== undefined && { time, valid_ms: 10_000 }) });
const expired = new ApiError('refused', 'expired', 'rate_expired');
const moved = new ApiError('refused', 'moved', 'rate_moved');
const lost = new ApiError('network', 'gone');

/**
 * A simulated exchange with scripted rates and answers; `sent` records the times of the rates it received. With
 * `lostAtMs`, the first request repeats an equal one that had no answer; `lostAtMs` is the time of that one's rate.
 */
function script(
  rates: readonly ReturnType<typeof rate>[],
  answers: readonly (Error | 'ok')[],
  lostAtMs?: number | null,
) {
  const sent: (number | null)[] = [];
  const [quoted, answered] = [[...rates], [...answers]];
  const port: SwapPort = {
    ask: async () => {
      const next = quoted.shift();
      if (!next) throw lost;
      return next;
    },
    send: async (quotedAtMs) => {
      const isRepeated = sent.length === 0 && lostAtMs !== undefined;
      sent.push(quotedAtMs);
      const answer = answered.shift();
      if (answer !== 'ok') throw answer;
      return isRepeated ? lostAtMs : quotedAtMs;
    },
  };
  return { port, sent };
}

const shown = rate('60000', 1000);
const settle = (port: SwapPort, at = shown) => settleDeal(dealAt(money(100), at), port);

describe('a deal is settled', () => {
  it.each([
    ['at the rate shown', [], ['ok'], 'done', [1000], '60000'],
    [
      'at a new rate if the shown one has only expired',
      [rate('60100', 9000)],
      [expired, 'ok'],
      'done',
      [1000, 9000],
      '60100',
    ],
    [
      'at the rate of its arrival if every rate expires at once',
      [rate('60100', 9000), rate('60200', 19_000)],
      [expired, expired, 'ok'],
      'done',
      [1000, 9000, null],
      undefined,
    ],
    ['not if the rate has moved', [rate('61000', 9000)], [expired], 'moved', [1000], '61000'],
    [
      'not if the exchange says that the rate has moved, even if it is back by now',
      [rate('60010', 9000)],
      [moved],
      'moved',
      [1000],
      '60010',
    ],
    ['not if no new rate can be loaded', [], [expired], 'failed', [1000], '60000'],
    [
      'not without an answer, and the next try is the same request',
      [rate('60100', 9000)],
      [expired, lost],
      'failed',
      [1000, 9000],
      '60100',
    ],
  ] as const)('%s', async (_case, rates, answers, kind, sent, price) => {
    const exchange = script(rates, answers);
    const settled = await settle(exchange.port);
    expect(settled.kind).toBe(kind);
    expect(exchange.sent).toEqual(sent);
    expect(settled.rate?.to.toFixed()).toBe(price);
  });

  it.each([
    ['60100', 'ok', 'done', [null]],
    ['61000', 'ok', 'moved', []],
    ['60100', lost, 'failed', [null]],
  ] as const)(
    'by a server without guaranteed rates, after its current rate was loaded: %s',
    async (to, answer, kind, sent) => {
      const exchange = script([rate(to)], [answer]);
      expect((await settle(exchange.port, rate('60000'))).kind).toBe(kind);
      expect(exchange.sent).toEqual(sent);
    },
  );

  it.each([
    ['at its own rate if no earlier request was lost', undefined, [], ['ok'], '60000'],
    ['at its own rate if a request with the same rate was lost', 1000, [], ['ok'], '60000'],
    ['at an unknown rate if a request with another rate was lost', 500, [], ['ok'], undefined],
    ['at an unknown rate if a request without a rate was lost', null, [], ['ok'], undefined],
    ['at the new rate if the lost request is refused', 500, [rate('60100', 9000)], [expired, 'ok'], '60100'],
  ] as const)('%s', async (_case, lostAtMs, rates, answers, price) => {
    const settled = await settle(script(rates, answers, lostAtMs).port);
    expect(settled.kind).toBe('done');
    expect(settled.rate?.to.toFixed()).toBe(price);
  });
});
