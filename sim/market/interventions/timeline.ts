import { firstTradedSecond, type TreeShape } from '../tree/tree-shape';
import { FADE_AGES, FADE_SEC, fadeLeft } from './impact';
import { check, type Drift, type Intervention, type Shock, type TradeImpact } from './interventions';
import { mapExactly, mapTicks, type Segment } from './segments';
import { leftOf, wakeEnd, wakeSteps } from './wake';

/** Most steps of a ramp or a drift. Each step takes memory and adds a seam that every walk must handle. */
const MAX_STEPS = 720;
/** A step lasts exactly as long as a node of the tree, so that whole nodes fit between two steps. */
const STEP_SECONDS = [1, 5, 15, 30, 60, 300, 900, 1_800, 3_600] as const;

/** Opens that are cached: those of some dozen wakes. They are cheap to compute again. */
const MAX_OPENS = 1_000;

function stepSeconds(durationSec: number): number {
  const step = STEP_SECONDS.find((seconds) => durationSec / seconds <= MAX_STEPS);
  if (!step) throw new RangeError(`${durationSec} s is too long for one intervention: 30 days is the most`);
  return step;
}

/** The factors by which the steps of a shock or a drift multiply the price, and the length of a step in seconds. */
function stepsOf(one: Shock | Drift): { readonly step: number; readonly factors: readonly number[] } {
  const durationSec = one.kind === 'shock' ? one.rampSec : one.durationSec;
  const step = stepSeconds(durationSec);
  const count = Math.ceil(durationSec / step);
  if (one.kind === 'shock') {
    const factors = Array.from({ length: count }, (_, k) => 1 + (one.percent / 100) * ((k + 1) / count));
    return { step, factors };
  }
  const growth = 1 + (one.percentPerHour / 100) * (step / 3_600);
  const factors: number[] = [];
  for (let k = 0, by = growth; k < count; k++, by *= growth) factors.push(by);
  return { step, factors };
}

/**
 * The factor that is applied to a price where the factor `by` is wanted. No price is below one tick: a fall beyond it
 * could not be seen, and the next rise would first have to make up for it.
 */
const multiplierOf = (ticks: number, by: number): number =>
  ticks >= 1 && ticks * by >= 1 ? by : Math.max(Math.max(ticks, 1) * by, 1) / ticks;

const startOf = (one: Segment | undefined): number => one?.startSec ?? Number.POSITIVE_INFINITY;

/** The fading impact of customers' trades, as of the last one. */
interface Fade {
  readonly startSec: number;
  /** A ratio less one. */
  readonly size: number;
}

/** Prices of a traded second without interventions, in ticks. */
interface Undisturbed {
  second(tSec: number): { readonly open: number; readonly close: number };
  /** Only the open, which costs less. */
  open(tSec: number): number;
}

/** The segments of one market in time order. The first one has no beginning. */
export class Timeline {
  readonly segments: Segment[];
  /** First second that the last `apply` or `undo` has changed. */
  changedFromSec = Number.NEGATIVE_INFINITY;
  private readonly done: Intervention[] = [];
  /** The segments that each intervention replaced: those from index `keep` on. */
  private readonly replaced: {
    readonly keep: number;
    readonly tail: readonly Segment[];
    readonly fade: Fade | null;
  }[] = [];
  private fade: Fade | null = null;
  private readonly opens = new Map<number, number>();
  private readonly shape: TreeShape;
  private readonly undisturbed: Undisturbed;

  /** `first` holds before any intervention. */
  constructor(shape: TreeShape, first: Segment, undisturbed: Undisturbed) {
    this.shape = shape;
    this.segments = [first];
    this.undisturbed = undisturbed;
  }

  /** In the order in which they were applied. */
  get interventions(): readonly Intervention[] {
    return this.done;
  }

  /** Second of the last intervention by a presenter or a scenario, not by a customer's trade. */
  get steeredSec(): number {
    return this.done.findLast(({ kind }) => kind !== 'trade')?.atSec ?? Number.NEGATIVE_INFINITY;
  }

  /** The price, in ticks, to which a shock or a drift leads when nothing else moves it. It need not be whole. */
  leadsTo(one: Shock | Drift): number {
    const startSec = firstTradedSecond(this.shape, one.atSec);
    const from = mapTicks(this.at(this.indexAt(startSec)), this.undisturbed.open(startSec));
    return Math.max(from * (stepsOf(one).factors.at(-1) as number), 1);
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

  /** First second after `tSec` in which trading resumes after a halt; infinity when it never does. */
  resumesAfter(tSec: number): number {
    for (let n = this.indexAt(tSec) + 1; n < this.segments.length; n++) {
      if (this.at(n - 1).haltedAtTicks !== 0 && this.at(n).haltedAtTicks === 0) return this.at(n).startSec;
    }
    return Number.POSITIVE_INFINITY;
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
    const keep = this.indexAt(startSec);
    this.replaced.push({ keep, tail: this.segments.slice(keep), fade: this.fade });
    this.changedFromSec = startSec;
    this.done.push(one);
    if (one.kind === 'trade') {
      this.applyTrade(one, keep, startSec);
      return;
    }
    this.segments.length = keep + 1;
    this.pushChange(one, startSec);
    this.pushWakes();
    if (one.kind === 'setPrice' || one.kind === 'list') this.fade = null;
    const { fade } = this;
    if (fade && startSec < fade.startSec + FADE_SEC) this.refade(keep, startSec, fade, 1);
  }

  /** Removes the last intervention: the exact inverse of `apply`. */
  undo(): void {
    const one = this.done.pop();
    const before = this.replaced.pop();
    if (!one || !before) return;
    this.changedFromSec = firstTradedSecond(this.shape, one.atSec);
    this.fade = before.fade;
    this.segments.length = before.keep;
    this.segments.push(...before.tail);
  }

  /**
   * Applies a trade's impact. What is left of the impact of earlier trades is added to it and fades together with it.
   */
  private applyTrade(one: TradeImpact, keep: number, startSec: number): void {
    const current = this.at(keep);
    const fade = { startSec, size: current.shift - 1 + one.shift };
    this.fade = fade;
    this.refade(keep, startSec, fade, 1 + one.stay);
  }

  /**
   * Multiplies the prices of all segments from `startSec` on by `lasting`, and by the part of the fade that is left at
   * each time. A new segment begins at every step of the fade.
   */
  private refade(keep: number, startSec: number, fade: Fade, lasting: number): void {
    const bases = this.segments.slice(keep).filter((one, n) => n === 0 || !one.fades);
    this.segments.length = this.at(keep).startSec === startSec ? keep : keep + 1;
    let [n, step, tSec] = [0, 0, startSec];
    while (tSec < Number.POSITIVE_INFINITY) {
      while (startOf(bases[n + 1]) <= tSec) n++;
      const base = bases[n] as Segment;
      const shift = 1 + fade.size * fadeLeft(tSec - fade.startSec);
      const factor = (base.factor / base.shift) * lasting * shift;
      const fades = tSec !== startSec && tSec !== base.startSec;
      // Field by field: each property after a spread costs V8 half a microsecond, and an order makes dozens of segments.
      this.segments.push({
        startSec: tSec,
        factor,
        baseTicks: base.baseTicks,
        stretch: base.stretch,
        haltedAtTicks: base.haltedAtTicks,
        activity: base.activity,
        stress: base.stress,
        shift,
        fades,
      });
      while (this.fadeStep(fade, step) <= tSec) step++;
      tSec = Math.min(startOf(bases[n + 1]), this.fadeStep(fade, step));
    }
  }

  /** Epoch second of a step of the fade; infinity after the last one. */
  private fadeStep({ startSec }: Fade, step: number): number {
    const age = FADE_AGES[step];
    return age === undefined ? Number.POSITIVE_INFINITY : firstTradedSecond(this.shape, startSec + age);
  }

  private pushChange(one: Exclude<Intervention, TradeImpact>, startSec: number): void {
    const current = this.segments.at(-1) as Segment;
    const { open: base, close } = this.undisturbed.second(startSec);
    const price = mapTicks(current, base);
    const moving: Segment = { ...current, startSec, factor: price / base, baseTicks: base, haltedAtTicks: 0 };
    const isHalted = current.haltedAtTicks !== 0;
    switch (one.kind) {
      case 'setPrice':
        if (isHalted) this.push({ ...current, startSec, shift: 1, haltedAtTicks: one.priceTicks });
        else this.push({ ...moving, shift: 1, factor: one.priceTicks / close, baseTicks: close });
        return;
      case 'volatility':
        this.push({ ...(isHalted ? { ...current, startSec } : moving), stretch: one.multiple * current.stress });
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
      case 'drift':
        this.pushSteps(current, startSec, mapExactly(current, base), one);
        return;
      default:
        throw new RangeError(`unknown intervention ${JSON.stringify(one satisfies never)}`);
    }
  }

  /**
   * Appends the volatility and volume of the wakes: a segment begins at every step of every wake, with the sum of what
   * is left of all of them.
   */
  private pushWakes(): void {
    const lastSec = (this.segments.at(-1) as Segment).startSec;
    const shocks = this.shocksWithWakeAt(lastSec);
    const steps = new Set(shocks.flatMap((one) => wakeSteps(one)).filter((tSec) => tSec > lastSec));
    for (const tSec of [...steps].sort((a, b) => a - b)) {
      let stress = 1;
      let activity = 1;
      for (const one of shocks) {
        const left = leftOf(one, tSec);
        stress += left.stress;
        activity += left.activity;
      }
      this.pushStress(firstTradedSecond(this.shape, tSec), stress, activity);
    }
  }

  /**
   * Appends a segment in which movements and volumes are other multiples of the usual ones. The price continues
   * unchanged.
   */
  private pushStress(startSec: number, stress: number, activity: number): void {
    const current = this.segments.at(-1) as Segment;
    const stretch = (current.stretch / current.stress) * stress;
    let { factor, baseTicks } = current;
    if (current.haltedAtTicks === 0 && stress !== current.stress) {
      baseTicks = this.openAt(startSec);
      factor = mapTicks(current, baseTicks) / baseTicks;
    }
    const { haltedAtTicks, shift } = current;
    this.push({ startSec, factor, baseTicks, stretch, haltedAtTicks, activity, stress, shift, fades: false });
  }

  /**
   * The undisturbed open of a second. It is cached, because each shock appends the steps of all running wakes again.
   */
  private openAt(tSec: number): number {
    const known = this.opens.get(tSec);
    if (known !== undefined) return known;
    const open = this.undisturbed.open(tSec);
    if (this.opens.size >= MAX_OPENS) this.opens.clear();
    this.opens.set(tSec, open);
    return open;
  }

  /** Shocks whose wake lasts beyond `tSec`, oldest first. */
  private shocksWithWakeAt(tSec: number): readonly Shock[] {
    return this.done.filter((one): one is Shock => one.kind === 'shock' && wakeEnd(one) > tSec);
  }

  /** Appends the steps of a shock or a drift; `ticks` is the price at which it starts. */
  private pushSteps(current: Segment, startSec: number, ticks: number, one: Shock | Drift): void {
    const activity =
      one.kind === 'shock' && one.wake ? Math.max(current.activity, one.wake.activity) : current.activity;
    const from = { ...current, activity };
    const { step, factors } = stepsOf(one);
    for (const [k, by] of factors.entries()) this.pushScaled(from, startSec + k * step, multiplierOf(ticks, by));
  }

  /** Pushes the segment `from` with its price multiplied. In a halted market the price of the halt is multiplied. */
  private pushScaled(from: Segment, atSec: number, by: number): void {
    const startSec = firstTradedSecond(this.shape, atSec);
    if (from.haltedAtTicks === 0) this.push({ ...from, startSec, factor: from.factor * by });
    else this.push({ ...from, startSec, haltedAtTicks: Math.floor(from.haltedAtTicks * by + 0.5) });
  }

  /** Two interventions in the same second leave only the segment of the later one. */
  private push(segment: Segment): void {
    if (this.at(this.segments.length - 1).startSec === segment.startSec) this.segments.pop();
    this.segments.push(segment.fades ? { ...segment, fades: false } : segment);
  }
}
