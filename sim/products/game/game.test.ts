import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFields, CallReply } from '@/contract/calls';
import { commitmentOf, segmentOf } from '@/domain/game/wheel';
import { Decimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { type Bench, type Body, openBench } from '../../testing/world';

let bench: Bench;
let ana: LastingCustomer;
beforeEach(() => {
  bench = openBench();
  ana = lastingCustomer(bench, 'ana', { USDT: '500' });
});
const state = () => ana.call('GET /game/state').message as CallReply<'GET /game/state'>;
const play = (fields: Partial<CallFields<'POST /game/play'>> = {}): Body =>
  ana.call('POST /game/play', { round: state().round, risk: 'medium', stake: '10', client_seed: 'abc', ...fields });
const has = () => bench.world.ledger.available(ana.id, 'change', 'USDT');
const limit = (most: string) => ana.call('POST /game/limit', { limit: most, lang: 'en' });

describe('POST /game/play', () => {
  it.each<[reason: string, fields: Partial<CallFields<'POST /game/play'>>, prepare?: () => void]>([
    ['round_played', { round: 2 }],
    ['round_played', { round: 1 }, () => play()],
    ['parameter_error', { risk: 'certain' }],
    ['amount_invalid', { stake: '0' }],
    ['amount_invalid', { stake: '1e1' }],
    ['seed_invalid', { client_seed: '' }],
    ['seed_invalid', { client_seed: 'x'.repeat(33) }],
    ['seed_invalid', { client_seed: 'a b' }],
    ['stake_too_small', { stake: '0.99999999' }],
    ['stake_too_large', { stake: '100.00000001' }],
    ['game_limit', { stake: '10' }, () => limit('9.99')],
    [
      'insufficient_balance',
      { stake: '100' },
      () => {
        ana = lastingCustomer(bench, 'poor', { USDT: '99.99' });
      },
    ],
    ['game_paused', {}, () => ana.call('POST /game/pause', { days: 1 })],
  ])('refuses with %s: %o', (reason, fields, prepare) => {
    prepare?.();
    const before = has();
    expect(play(fields)).toMatchObject({ type: 'error', reason });
    expect(has().toFixed()).toBe(before.toFixed());
  });

  it('draws the segment of both seeds and the round, keeps the commitment, and books stake and winnings', () => {
    for (let round = 1; round <= 40; round += 1) {
      const promised = state().commitment;
      const before = has();
      const { message } = play({ client_seed: `n${round}`, stake: '7.5', risk: 'low' });
      const played = message as CallReply<'POST /game/play'>;
      expect(commitmentOf(played.server_seed)).toBe(promised);
      expect(played.segment).toBe(segmentOf(played.server_seed, `n${round}`, round));
      expect(played.payout).toBe(new Decimal('7.5').times(played.multiple).toFixed());
      expect(has().toFixed()).toBe(before.minus('7.5').plus(played.payout).toFixed());
      bench.advance(DAY_MS);
    }
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('commits to another seed for every round and every player', () => {
    const first = state().commitment;
    play();
    const eve = lastingCustomer(bench, 'eve');
    const others = (eve.call('GET /game/state').message as CallReply<'GET /game/state'>).commitment;
    expect(new Set([first, state().commitment, others]).size).toBe(3);
  });

  it('counts stakes per day, from the exchange’s midnight', () => {
    limit('20');
    expect(play({ stake: '15' }).type).toBe('ok');
    expect(play({ stake: '5.01' })).toMatchObject({ reason: 'game_limit' });
    expect(play({ stake: '5' }).type).toBe('ok');
    expect(state()).toMatchObject({ staked_today: '20', left_today: '0' });
    bench.advance(DAY_MS);
    expect(state()).toMatchObject({ staked_today: '0', left_today: '20' });
  });

  it('lists only the customer’s own rounds', () => {
    const { id } = play().message as CallReply<'POST /game/play'>;
    const eve = lastingCustomer(bench, 'eve');
    expect(eve.call('GET /game/round', { id }).message).toBeNull();
    expect(ana.call('GET /game/round', { id }).message).toMatchObject({ id, round: 1 });
  });
});

describe('limits of one’s own', () => {
  it('apply at once when they are lower, and from midnight on when they are higher', () => {
    expect(limit('50').message).toBe('The new limit applies now');
    expect(limit('80').message).toBe('The new limit applies from tomorrow');
    expect(state()).toMatchObject({ own_limit: '50', next_limit: { limit: '80', from_time: '2026-01-07 00:00:00' } });
    expect(limit('30').message).toBe('The new limit applies now');
    expect(state()).toMatchObject({ own_limit: '30', next_limit: null });
    expect(limit('').message).toBe('The new limit applies from tomorrow');
    bench.advance(DAY_MS);
    expect(state()).toMatchObject({ own_limit: '', next_limit: null, left_today: '1000' });
    expect(limit('1000.01')).toMatchObject({ reason: 'game_limit_high' });
  });

  it('a pause ends at its exact instant', () => {
    ana.call('POST /game/pause', { days: 7 });
    ana.call('POST /game/pause', { days: 1 });
    bench.advance(7 * DAY_MS - 1);
    expect(play()).toMatchObject({ reason: 'game_paused' });
    bench.advance(1);
    expect(play().type).toBe('ok');
  });
});

it('moves money between player and bank only, whatever is played', () => {
  const doing = fc.record({
    risk: fc.constantFrom('low', 'medium', 'high'),
    stake: fc.integer({ min: 1, max: 10_500 }).map((cents) => (cents / 100).toFixed(2)),
    seed: fc.stringMatching(/^[a-z0-9]{1,8}$/),
    wait: fc.nat(DAY_MS),
  });
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 30 }), (doings) => {
      bench = openBench();
      ana = lastingCustomer(bench, 'ana', { USDT: '500' });
      for (const { risk, stake, seed, wait } of doings) {
        play({ risk, stake, client_seed: seed });
        bench.advance(wait);
      }
      const bank = bench.world.ledger.houseBalance('house:game', 'USDT');
      expect(has().plus(bank).toFixed()).toBe('500');
      expect(has().isNegative()).toBe(false);
      const { staked, won } = ana.call('GET /game/history').message as CallReply<'GET /game/history'>;
      expect(new Decimal(staked).minus(won).toFixed()).toBe(bank.toFixed());
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
