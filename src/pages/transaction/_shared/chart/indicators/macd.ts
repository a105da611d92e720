import { type Ema, emaValue, NO_EMA, nextEma } from './averages';
import type { Formula } from './formula';

interface Macd {
  readonly fast: Ema;
  readonly slow: Ema;
  readonly signal: Ema;
}

/**
 * Moving average convergence/divergence: the fast average minus the slow one, the average of that (signal), and the
 * difference of the two (histogram, not doubled).
 */
export const macd = (fastLength: number, slowLength: number, signalLength: number): Formula<Macd> => ({
  start: { fast: NO_EMA, slow: NO_EMA, signal: NO_EMA },
  step(state, bars, at) {
    const close = bars[at]?.close ?? 0;
    const fast = nextEma(state.fast, close, fastLength);
    const slow = nextEma(state.slow, close, slowLength);
    const quick = emaValue(fast, fastLength);
    const lazy = emaValue(slow, slowLength);
    if (quick === null || lazy === null) return [{ ...state, fast, slow }, [null, null, null]];
    const line = quick - lazy;
    const signal = nextEma(state.signal, line, signalLength);
    const average = emaValue(signal, signalLength);
    return [{ fast, slow, signal }, [line, average, average === null ? null : line - average]];
  },
});
