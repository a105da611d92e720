import { describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import type { ActionName } from '../../control/sandbox-actions';
import { Exchange } from '../../core';
import { durationMs } from '../../scenarios/scenario';

/** A run in which things happen to customers while nobody looks. */
function open(scenario: string) {
  const exchange = Exchange.begin({ scenario, seed: 7, build: 'test', realNowMs: 0 });
  const control = (name: ActionName, input: object = {}) => exchange.control(name, input);
  const call = (who: string, name: string, fields: Record<string, string> = {}) => {
    const { token } = control('people.as', { who }) as { token: string };
    const [method = '', path = ''] = name.split(' ');
    return exchange.call({ id: '', method, path, fields: { lang: 'en', ...fields }, token }).body as {
      type: string;
      message: unknown;
    };
  };
  const titlesOf = (who: string) => {
    const reply = call(who, 'POST /user/messageList', { limit: '100' }).message as CallReply<'POST /user/messageList'>;
    return reply.data.map(({ title }) => title);
  };
  return { exchange, titlesOf };
}

describe('what happens to a customer is written to them', () => {
  it.each([
    ['a limit order that fills', 'limit-order-filled', 'trader', '10m', 'BTC/USDT: limit order filled'],
    ['a stop that is reached', 'stop-loss-hit', 'trader', '2h', 'BTC/USDT: stop loss reached'],
    ['a profit that is taken', 'take-profit-hit', 'trader', '2h', 'BTC/USDT: take profit reached'],
    ['a liquidation', 'crash-liquidation', 'trader', '2h', 'Your futures positions were liquidated'],
    ['a tier that is reached', 'vip-upgrade', 'vip-1', '1m', 'You are VIP 2 now'],
    ['a deposit that has run its days', 'lock-to-maturity', 'trader', '40d', /^Lock deposit returned/],
    ['an investment that is settled', 'dual-settled-above', 'trader', '10d', /^Dual investment settled/],
  ])('%s', (_what, scenario, who, distance, title) => {
    const { exchange, titlesOf } = open(scenario);
    exchange.advanceTo(exchange.nowMs + durationMs(distance));
    expect(titlesOf(who)).toContainEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  });
});
