/**
 * The volume during a shock and the volatility after it (designed). After crashes volatility decays by a power law, as
 * earthquakes do (Omori's law; Lillo and Mantegna, cond-mat/0111257); the exponent of one half is our choice. Plain
 * data, so that it is journalled with the shock.
 */
export interface Wake {
  /** Volatility just after the shock beyond the usual one, in multiples of the usual one: 0 is usual. */
  readonly excess: number;
  /** Volume during the shock, in multiples of the usual one. */
  readonly activity: number;
}

/**
 * A change that a presenter or a scenario makes to one market (designed). Plain data: interventions are state; the
 * segments computed from them are not. `atSec` is the first second that shows the change. The caller passes the second
 * after the current one, because prices already shown must not change. A closed stock market shows the change at its
 * next opening.
 */
export type Intervention =
  /** The price jumps: `atSec` closes at exactly `priceTicks`, and the market continues from there. */
  | { readonly kind: 'setPrice'; readonly atSec: number; readonly priceTicks: number }
  /**
   * A crash or a pump: the price changes by `percent` of the price at `atSec`, in a straight line over `rampSec`
   * seconds (1 = at once). `wake` is the volume it carries and the volatility it leaves behind; without it, neither.
   */
  | {
      readonly kind: 'shock';
      readonly atSec: number;
      readonly percent: number;
      readonly rampSec: number;
      readonly wake?: Wake;
    }
  /** The price drifts by `percentPerHour`, compounded step by step, for `durationSec` seconds. */
  | { readonly kind: 'drift'; readonly atSec: number; readonly percentPerHour: number; readonly durationSec: number }
  /**
   * Price movements become `multiple` times as large as the undisturbed ones, starting at the current price; 1 ends it.
   */
  | { readonly kind: 'volatility'; readonly atSec: number; readonly multiple: number }
  /**
   * A customer's trade moves the price: by `shift` for a while, and by `stay` for good. Both are ratios less one. Later
   * ramps and wakes apply to the moved price; no other intervention ends.
   */
  | { readonly kind: 'trade'; readonly atSec: number; readonly shift: number; readonly stay: number }
  /** Trading stops: the price stays, the volume is zero and triggers wait. */
  | { readonly kind: 'halt'; readonly atSec: number }
  /** Trading resumes at the price of the halt. */
  | { readonly kind: 'resume'; readonly atSec: number }
  /**
   * The market of a token opens: `atSec` opens at the issue price and closes at exactly `priceTicks`. No price of it
   * has been shown before, so `atSec` may be the current second.
   */
  | { readonly kind: 'list'; readonly atSec: number; readonly priceTicks: number };

export type TradeImpact = Extract<Intervention, { kind: 'trade' }>;
export type Shock = Extract<Intervention, { kind: 'shock' }>;
export type Drift = Extract<Intervention, { kind: 'drift' }>;

/**
 * Throws RangeError on values that yield no price. Control actions validate their input, so such a value is a defect of
 * the exchange.
 */
export function check(one: Intervention): void {
  const fail = (rule: string): never => {
    throw new RangeError(`${one.kind}: ${rule}, got ${JSON.stringify(one)}`);
  };
  if (!Number.isSafeInteger(one.atSec)) fail('atSec is a whole second');
  if (
    (one.kind === 'setPrice' || one.kind === 'list') &&
    !(Number.isSafeInteger(one.priceTicks) && one.priceTicks >= 1)
  )
    fail('ticks are ≥ 1');
  if (one.kind === 'shock' && !(one.percent > -100 && one.percent <= 10_000)) fail('percent is in (-100, 10000]');
  if (one.kind === 'shock' && !(Number.isSafeInteger(one.rampSec) && one.rampSec >= 1)) fail('rampSec is ≥ 1');
  if (one.kind === 'shock' && one.wake && !(one.wake.excess >= 0 && one.wake.activity >= 1)) fail('a wake adds');
  if (one.kind === 'drift' && !(one.percentPerHour > -100 && one.percentPerHour <= 100)) fail('|percent| is < 100');
  if (one.kind === 'drift' && !(Number.isSafeInteger(one.durationSec) && one.durationSec >= 1)) fail('duration is ≥ 1');
  if (one.kind === 'trade' && !(Math.abs(one.shift) < 0.5 && Math.abs(one.stay) < 0.5))
    fail('it moves by less than half');
  if (one.kind === 'volatility' && !(one.multiple > 0 && one.multiple <= 100)) fail('multiple is in (0, 100]');
}
