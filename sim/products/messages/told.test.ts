import { describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import type { PersonaName } from '../../scenarios/personas';
import { durationMs } from '../../scenarios/scenario';
import { callAs, openExchange } from '../../testing/exchange';

/** A run in which things happen to customers while nobody looks. */
function open(scenario: string) {
  const exchange = openExchange(scenario);
  const titlesOf = (who: PersonaName) => {
    const { message } = callAs(exchange, who, 'POST /user/messageList', { limit: 100, lang: 'en' });
    const reply = message as CallReply<'POST /user/messageList'>;
    return reply.data.map(({ title }) => title);
  };
  return { exchange, titlesOf };
}

describe('what happens to a customer is written to them', () => {
  it.each<[string, string, PersonaName, string, string | RegExp]>([
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
