import { describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { durationMs } from '../../scenarios/scenario';
import { callAs, openExchange } from '../../testing/exchange';
import type { PersonaName } from '../accounts/personas';

/** Opens a run of a scenario, with a function that reads the titles of a persona's messages. */
function open(scenario: string) {
  const exchange = openExchange(scenario);
  const titlesOf = (who: PersonaName) => {
    const { message } = callAs(exchange, who, 'POST /user/messageList', { limit: 100, lang: 'en' });
    const reply = message as CallReply<'POST /user/messageList'>;
    return reply.data.map(({ title }) => title);
  };
  return { exchange, titlesOf };
}

describe('customers get a message about', () => {
  it.each<[string, string, PersonaName, string, string | RegExp]>([
    ['a limit order that fills', 'limit-order-filled', 'trader', '10m', 'BTC/USDT: limit order filled'],
    ['a stop that is reached', 'stop-loss-hit', 'trader', '2h', 'BTC/USDT: stop loss reached'],
    ['an alert that is reached', 'price-alert', 'trader', '10m', /^BTC\/USDT rose to /],
    ['a profit that is taken', 'take-profit-hit', 'trader', '2h', 'BTC/USDT: take profit reached'],
    ['a liquidation', 'crash-liquidation', 'trader', '2h', 'Your futures positions were liquidated'],
    ['a tier that is reached', 'vip-upgrade', 'vip-1', '1m', 'You are now VIP 2'],
    ['a deposit that has run its days', 'lock-to-maturity', 'trader', '40d', /^Lock-up deposit returned/],
    ['a dividend', 'early-redemption', 'trader', '20h', /^Interest received/],
    ['an investment that is settled', 'dual-settled-above', 'trader', '10d', /^Dual investment settled/],
    [
      'an identity that is not recognised',
      'identity-rejected-then-approved',
      'bound',
      '20h',
      /^Identity verification rejected/,
    ],
    ['an identity that is', 'identity-rejected-then-approved', 'bound', '20h', /^Identity verified/],
    ['a deposit that has come', 'first-deposit', 'newcomer', '20h', 'Deposit credited: 250 USDT'],
    ['a deposit that is refused', 'deposit-under-audit-then-failed', 'verified-1', '20h', /^Deposit not approved/],
    ['a withdrawal that is refused', 'withdrawal-refused', 'verified-1', '20h', /^Withdrawal rejected/],
    ['an auction that is won', 'auction-won', 'trader', '20h', 'You won the auction: Night Swim'],
    ['a bid that is outbid', 'auction-outbid', 'trader', '20h', 'Outbid: Night Swim'],
    ['an auction that is lost', 'auction-outbid', 'trader', '20h', 'Auction ended: Night Swim'],
    ['a margin that is forfeited', 'auction-forfeited', 'trader', '20h', 'Bid deposit forfeited: Night Swim'],
    ['an artwork that is sold', 'artwork-resale', 'trader', '20h', 'Sold: Indigo Vat'],
    ['a copy that its trader closes', 'copy-through-a-drawdown', 'follower', '1h', /copied position closed/],
    ['a share of a token sale', 'ieo-oversubscribed', 'trader', '20h', /^TERN: .* allotted$/],
    ['a loan that is collected', 'loan-overdue', 'vip-2', '20h', 'Loan repaid'],
    ['an appeal that is decided', 'otc-appeal', 'trader', '20h', /^OTC order completed/],
  ])('%s', (_what, scenario, who, distance, title) => {
    const { exchange, titlesOf } = open(scenario);
    exchange.advanceTo(exchange.nowMs + durationMs(distance));
    expect(titlesOf(who)).toContainEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  });
});
