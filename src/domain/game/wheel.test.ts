import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import {
  commitmentOf,
  type DrawnRound,
  HOUSE_EDGE,
  multipleAt,
  oddsOf,
  proofOf,
  type RoundTerms,
  SEGMENTS,
  segmentOf,
  WHEEL_RISKS,
  WHEELS,
  wheelPayout,
} from './wheel';

describe('the wheel', () => {
  it.each(WHEEL_RISKS)('%s risk: the chances add up to one, and the expected return is one less the edge', (risk) => {
    const wheel = WHEELS[risk];
    expect(wheel).toHaveLength(SEGMENTS);
    expect(oddsOf(wheel).reduce((sum, { segments }) => sum + segments, 0)).toBe(SEGMENTS);
    const expected = wheel.reduce((sum, multiple) => sum.plus(multiple), new Decimal(0)).div(SEGMENTS);
    expect(expected.toFixed()).toBe(new Decimal(1).minus(HOUSE_EDGE).toFixed());
  });

  it.each([
    [
      'low',
      [
        ['3', 2],
        ['1.8', 4],
        ['1.2', 9],
        ['0', 10],
      ],
    ],
    [
      'medium',
      [
        ['4', 1],
        ['2.5', 4],
        ['2', 5],
        ['0', 15],
      ],
    ],
    [
      'high',
      [
        ['16', 1],
        ['4', 2],
        ['0', 22],
      ],
    ],
  ] as const)('%s risk has these segments', (risk, odds) => {
    expect(oddsOf(WHEELS[risk]).map(({ multiple, segments }) => [multiple, segments])).toEqual(odds);
  });

  it.each([
    ['1', '0', '0'],
    ['1', '1.2', '1.2'],
    ['0.00000001', '1.2', '0.00000001'],
    ['0.00000004', '1.2', '0.00000004'],
    ['33.33333333', '1.8', '59.99999999'],
    ['100', '16', '1600'],
  ])('%s USDT on a segment of %s pays %s', (stake, multiple, payout) => {
    expect(wheelPayout(new Decimal(stake), multiple).toFixed()).toBe(payout);
  });

  it('has commitments and draws that anybody can compute with SHA-256', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9a-f]{32}$/),
        fc.stringMatching(/^[A-Za-z0-9]{1,32}$/),
        fc.nat(),
        (a, b, n) => {
          expect(commitmentOf(a)).toBe(createHash('sha256').update(a).digest('hex'));
          const word = createHash('sha256').update(`${a}:${b}:${n}`).digest().readUInt32BE(0);
          fc.pre(word < 4_294_967_275);
          expect(segmentOf(a, b, n)).toBe(word % SEGMENTS);
        },
      ),
    );
  });

  it('stops at every segment about equally often', () => {
    const counts = Array.from({ length: SEGMENTS }, () => 0);
    for (let round = 0; round < 25_000; round += 1) {
      const segment = segmentOf('00112233445566778899aabbccddeeff', 'fair', round);
      counts[segment] = (counts[segment] ?? 0) + 1;
    }
    // Chi-square with 24 degrees of freedom is below 51.2 for 999 of 1,000 fair wheels.
    expect(counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(51.2);
  });
});

describe('the proof of a round', () => {
  const [server_seed, client_seed, round, stake] = ['00112233445566778899aabbccddeeff', 'fair', 5, '10'] as const;
  const drawnFrom = (seed: string): DrawnRound => {
    const segment = segmentOf(seed, client_seed, round);
    const multiple = multipleAt('low', segment);
    const payout = wheelPayout(new Decimal(stake), multiple).toFixed();
    return { round, stake, segment, multiple, payout, client_seed, server_seed: seed, commitment: commitmentOf(seed) };
  };
  const good = drawnFrom(server_seed);
  const terms: RoundTerms = { commitment: good.commitment, stake, client_seed, multiples: WHEELS.low };
  const other = drawnFrom('another number');

  it.each<[what: string, drawn: DrawnRound, terms: RoundTerms | undefined, proof: string]>([
    ['as agreed', good, terms, 'kept'],
    ['amounts written otherwise', { ...good, stake: '10.00', payout: `${good.payout}.0` }, terms, 'kept'],
    ['terms that are not known', good, undefined, 'consistent'],
    ['another number than the one promised', other, terms, 'wrong'],
    ['another number, with the promised commitment', { ...other, commitment: good.commitment }, terms, 'wrong'],
    ['another number, terms not known', other, undefined, 'consistent'],
    ['another number of the player', good, { ...terms, client_seed: 'mine' }, 'wrong'],
    ['another stake', good, { ...terms, stake: '20' }, 'wrong'],
    ['another segment', { ...good, segment: good.segment + 1 }, undefined, 'wrong'],
    ['a payout that is not the stake times the multiple', { ...good, payout: '7' }, undefined, 'wrong'],
    ['a segment that pays less than the wheel says', { ...good, multiple: '0', payout: '0' }, terms, 'wrong'],
  ])('%s', (_what, drawn, known, proof) => {
    expect(multipleAt('low', good.segment)).not.toBe('0');
    expect(proofOf(drawn, known)).toBe(proof);
  });
});
