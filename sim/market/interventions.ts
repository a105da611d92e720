import type { Segment } from './segments';
import { mapTicks } from './segments';
import { firstTradedSecond, type TreeShape } from './tree-shape';

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
   * seconds (1 = at once).
   */
  | { readonly kind: 'shock'; readonly atSec: number; readonly percent: number; readonly rampSec: number }
  /** The price drifts by `percentPerHour`, compounded step by step, for `durationSec` seconds. */
  | { readonly kind: 'drift'; readonly atSec: number; readonly percentPerHour: number; readonly durationSec: number }
  /**
   * Price movements become `multiple` times as large as the undisturbed ones, starting at the current price; 1 ends it.
   */
  | { readonly kind: 'volatility'; readonly atSec: number; readonly multiple: number }
  /** Trading stops: the price stays, the volume is zero and triggers wait. */
  | { readonly kind: 'halt'; readonly atSec: number }
  /** Trading resumes at the price of the halt. */
  | { readonly kind: 'resume'; readonly atSec: number }
  /**
   * The market of a token opens: `atSec` opens at the issue price and closes at exactly `priceTicks`. No price of it
   * has been shown before, so `atSec` may be the current second.
   */
  | { readonly kind: 'list'; readonly atSec: number; readonly priceTicks: number };

/** Most steps of a ramp or a drift. Each step takes memory and adds a seam that every walk must handle. */
const MAX_STEPS = 720;
/** A step lasts exactly as long as a node of the tree, so that whole nodes fit between two steps. */
const STEP_SECONDS = [1, 5, 15, 30, 60, 300, 900, 1_800, 3_600] as const;

function stepSeconds(durationSec: number): number {
  const step = STEP_SECONDS.find((seconds) => durationSec / seconds <= MAX_STEPS);
  if (!step) throw new RangeError(`${durationSec} s is too long for one intervention: 30 days is the most`);
  return step;
}

/**
 * Throws RangeError on values that yield no price. Control actions validate their input, so such a value is a defect of
 * the exchange.
 */
function check(one: Intervention): void {
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
  if (one.kind === 'drift' && !(one.percentPerHour > -100 && one.percentPerHour <= 100)) fail('|percent| is < 100');
  if (one.kind === 'drift' && !(Number.isSafeInteger(one.durationSec) && one.durationSec >= 1)) fail('duration is ≥ 1');
  if (one.kind === 'volatility' && !(one.multiple > 0 && one.multiple <= 100)) fail('multiple is in (0, 100]');
}

/** The segments of one market in time order. The first one has no beginning. */
export class Timeline {
  readonly segments: Segment[];
  private readonly done: Intervention[] = [];
  private readonly shape: TreeShape;
  private readonly undisturbed: (tSec: number) => { readonly open: number; readonly close: number };

  /**
   * `first` holds before any intervention. `undisturbed` returns the prices of a traded second without interventions,
   * in ticks.
   */
  constructor(
    shape: TreeShape,
    first: Segment,
    undisturbed: (tSec: number) => { readonly open: number; readonly close: number },
  ) {
    this.shape = shape;
    this.segments = [first];
    this.undisturbed = undisturbed;
  }

  /** In the order in which they were applied. */
  get interventions(): readonly Intervention[] {
    return this.done;
  }

  /** Index of the segment that holds at `tSec`. */
  indexAt(tSec: number): number {
    let low = 0;
    let high = this.segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.at(middle).startSec <= tSec) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  at(index: number): Segment {
    return this.segments[index] as Segment;
  }

  /**
   * Appends an intervention. It starts from the price of its second, including a step of a ramp or drift in that
   * second. The remaining steps of that ramp or drift are dropped. Throws RangeError when it is earlier than the one
   * before.
   */
  apply(one: Intervention): void {
    check(one);
    const last = this.done.at(-1);
    if (last && one.atSec < last.atSec) throw new RangeError('interventions of a market come in time order');
    const startSec = firstTradedSecond(this.shape, one.atSec);
    this.segments.length = this.indexAt(startSec) + 1;
    this.done.push(one);
    const current = this.segments.at(-1) as Segment;
    const { open: base, close } = this.undisturbed(startSec);
    const price = mapTicks(current, base);
    const moving = { startSec, factor: price / base, baseTicks: base, stretch: current.stretch, haltedAtTicks: 0 };
    const isHalted = current.haltedAtTicks !== 0;
    switch (one.kind) {
      case 'setPrice':
        if (isHalted) this.push({ ...current, startSec, haltedAtTicks: one.priceTicks });
        else this.push({ ...moving, factor: one.priceTicks / close, baseTicks: close });
        return;
      case 'volatility':
        if (isHalted) this.push({ ...current, startSec, stretch: one.multiple });
        else this.push({ ...moving, stretch: one.multiple });
        return;
      case 'halt':
        this.push({ ...moving, haltedAtTicks: price });
        return;
      case 'resume':
        if (isHalted) this.push(moving);
        return;
      case 'list':
        this.push({ ...moving, factor: one.priceTicks / close, baseTicks: close });
        return;
      case 'shock':
        this.pushRamp(current, startSec, one);
        return;
      case 'drift':
        this.pushDrift(current, startSec, one);
        return;
      default:
        throw new RangeError(`unknown intervention ${JSON.stringify(one satisfies never)}`);
    }
  }

  /** Removes the last intervention: the exact inverse of `apply`. */
  undo(): void {
    const remaining = this.done.slice(0, -1);
    this.done.length = 0;
    this.segments.length = 1;
    for (const one of remaining) this.apply(one);
  }

  private pushRamp(current: Segment, startSec: number, one: Intervention & { kind: 'shock' }): void {
    const step = stepSeconds(one.rampSec);
    const steps = Math.ceil(one.rampSec / step);
    for (let k = 1; k <= steps; k++) {
      this.pushScaled(current, startSec + (k - 1) * step, 1 + (one.percent / 100) * (k / steps));
    }
  }

  private pushDrift(current: Segment, startSec: number, one: Intervention & { kind: 'drift' }): void {
    const step = stepSeconds(one.durationSec);
    const steps = Math.ceil(one.durationSec / step);
    const growth = 1 + (one.percentPerHour / 100) * (step / 3_600);
    let by = 1;
    for (let k = 1; k <= steps; k++) {
      by *= growth;
      this.pushScaled(current, startSec + (k - 1) * step, by);
    }
  }

  /** Pushes the segment `from` with its price multiplied. In a halted market the price of the halt is multiplied. */
  private pushScaled(from: Segment, atSec: number, by: number): void {
    const startSec = firstTradedSecond(this.shape, atSec);
    if (from.haltedAtTicks === 0) this.push({ ...from, startSec, factor: from.factor * by });
    else this.push({ ...from, startSec, haltedAtTicks: Math.max(1, Math.floor(from.haltedAtTicks * by + 0.5)) });
  }

  /** Two interventions in the same second leave only the segment of the later one. */
  private push(segment: Segment): void {
    if (this.at(this.segments.length - 1).startSec === segment.startSec) this.segments.pop();
    this.segments.push(segment);
  }
}
