import { describe, expect, it } from 'vitest';
import { autocorrelation, excessKurtosis, FIVE_SEEDS, history, indexOf, mean, returnsOf } from '../testing/statistics';
import { ALWAYS_LISTED } from './instruments';
import { Market } from './market';

/**
 * Statistical properties that returns of real markets share (Cont 2001, "Empirical properties of asset returns":
 * absence of autocorrelations, heavy tails, volatility clustering, slow decay of the autocorrelation of absolute
 * returns, aggregational Gaussianity), measured on fixed seeds. A failure therefore means that the split has changed;
 * it is never chance.
 */
const CRYPTO = ALWAYS_LISTED.filter(({ kind }) => kind === 'crypto');
/** Their prices have many ticks, so rounding does not matter. */
const COINS = ['BTC', 'ETH', 'SOL', 'DOGE', 'LINK', 'UNI'] as const;

describe.each(FIVE_SEEDS)('one-minute returns, seed %d', (seed) => {
  const market = new Market({ seed });
  const series = COINS.map((base) => returnsOf(history(market, indexOf(base), '1min', 30_000)));
  const absolute = series.map((returns) => returns.map(Math.abs));
  const memory = (lag: number) => mean(absolute.map((returns) => autocorrelation(returns, lag)));

  it('have fat tails', () => {
    const tails = mean(series.map(excessKurtosis));
    expect(tails).toBeGreaterThan(5);
    expect(tails).toBeLessThan(60);
  });

  it('are not autocorrelated', () => {
    expect(Math.abs(mean(series.map((returns) => autocorrelation(returns, 1))))).toBeLessThan(0.05);
    expect(Math.abs(mean(series.map((returns) => autocorrelation(returns, 2))))).toBeLessThan(0.05);
  });

  it('cluster: the sizes of moves are autocorrelated, and the correlation decays slowly', () => {
    const memories = [1, 5, 20, 60].map(memory);
    expect(memories).toEqual([...memories].sort((a, b) => b - a));
    expect(memories[0]).toBeGreaterThan(0.2);
    expect(memories[0]).toBeLessThan(0.5);
    // An exponential decay as fast as the one from lag 1 to 5 would be near zero at lag 60.
    expect(memories[3]).toBeGreaterThan(0.03);
  });

  it('jump now and then, compared with the hour around them', () => {
    // A jump is a minute that moves five deviations of the hour around it, a thing of one in two million for normal
    // returns (Lee and Mykland 2008 detect jumps this way; Joulin et al. 2008 find several a day in liquid stocks).
    for (const [n, returns] of series.entries()) {
      const sizes = absolute[n] as number[];
      let jumps = 0;
      for (let at = 30; at < returns.length - 30; at++) {
        const around = [...sizes.slice(at - 30, at), ...sizes.slice(at + 1, at + 31)];
        if ((sizes[at] as number) > 5 * 1.2533 * mean(around)) jumps++;
      }
      const perDay = jumps / (returns.length / 1_440);
      expect(perDay, COINS[n]).toBeGreaterThan(0.1);
      expect(perDay, COINS[n]).toBeLessThan(10);
    }
  });
});

it('returns add up to the volatility in the list of instruments', () => {
  const market = new Market({ seed: 42 });
  for (const one of CRYPTO) {
    const daily = returnsOf(history(market, one.index, '1day', 1_500));
    const sigma = Math.sqrt(mean(daily.map((value) => value * value)));
    expect(sigma / one.dailySigma, one.symbol).toBeGreaterThan(0.7);
    expect(sigma / one.dailySigma, one.symbol).toBeLessThan(1.4);
  }
});
