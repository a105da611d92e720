import { dayOf } from './exchange-day';
import { type Instrument, powerOfTen } from './instruments';
import type { Intervention } from './interventions/interventions';
import { mapLots, mapTicks, NO_INTERVENTION, type Segment, unlistedAt, unmapThreshold } from './interventions/segments';
import { Timeline } from './interventions/timeline';
import { PriceTree } from './tree/price-tree';
import type { PriceNode } from './tree/split';
import { isInSession, sessionSeconds, sessionStart, type TreeShape } from './tree/tree-shape';

/** Prices in ticks and volume in lots over a stretch of time. Empty until the first `add`. */
export class Bar {
  isEmpty = true;
  open = 0;
  high = 0;
  low = 0;
  close = 0;
  volume = 0;

  clear(): void {
    this.isEmpty = true;
    this.volume = 0;
  }

  /** Appends the stretch that follows in time. */
  add(open: number, high: number, low: number, close: number, volume: number): void {
    if (this.isEmpty) {
      this.isEmpty = false;
      this.open = open;
      this.high = high;
      this.low = low;
    } else {
      if (high > this.high) this.high = high;
      if (low < this.low) this.low = low;
    }
    this.close = close;
    this.volume += volume;
  }
}

/** Bars of nodes with seams are cached if the node lasts this many seconds or more. */
const KEPT_SECONDS = 60;

/**
 * The price path of one market: the undisturbed tree with interventions (segments) on top. A node in which no segment
 * begins is mapped as a whole. Other nodes are split further, down to the seam: the second in which a segment begins,
 * whose open is still the old price. Without interventions this costs two comparisons per node. Times are whole epoch
 * seconds, ranges are half-open.
 */
export class PricePath {
  readonly shape: TreeShape;
  readonly timeline: Timeline;
  private readonly tree: PriceTree;
  private readonly leaf: number;

  // Position of the current walk in the timeline. Walks only go forward in time.
  private index = 0;
  private segment: Segment = NO_INTERVENTION;
  private nextStart = Number.POSITIVE_INFINITY;
  // Arguments of the current walk.
  private from = 0;
  private to = 0;
  private bar = new Bar();
  private target = 0;
  private sink: (startSec: number, bar: Bar) => void = () => {};
  private price = 0;
  private direction: 1 | -1 = 1;
  private threshold = 0;
  private thresholdIndex = -1;
  /** Per level, the bars of whole nodes with seams by their first second. Derived: they may be dropped at any time. */
  private readonly seamed: readonly Map<number, Bar>[];
  // The second of the last crossing found, because the caller reads its ticks next.
  private crossedSec = Number.NaN;
  private readonly crossed = new Bar();

  constructor(seed: number, instrument: Instrument) {
    this.tree = new PriceTree(seed, instrument);
    this.shape = this.tree.shape;
    this.leaf = this.shape.lengths.length - 1;
    this.seamed = this.shape.lengths.map(() => new Map());
    const { isToken, basePrice, priceDecimals } = instrument;
    const first = isToken ? unlistedAt(Math.floor(basePrice * powerOfTen(priceDecimals) + 0.5)) : NO_INTERVENTION;
    this.timeline = new Timeline(this.shape, first, {
      second: (tSec) => this.tree.second(dayOf(tSec), this.offsetOf(tSec)),
      open: (tSec) => this.tree.openAt(dayOf(tSec), this.offsetOf(tSec)),
    });
  }

  /** Changes the path from the intervention's second on. */
  intervene(one: Intervention): void {
    this.timeline.apply(one);
    this.forgetFrom(this.timeline.changedFromSec);
  }

  undo(): void {
    this.timeline.undo();
    this.forgetFrom(this.timeline.changedFromSec);
  }

  /** Drops cached results that a change from `tSec` on may have made wrong. */
  private forgetFrom(tSec: number): void {
    this.crossedSec = Number.NaN;
    for (const [level, bars] of this.seamed.entries()) {
      const length = this.shape.lengths[level] as number;
      for (const start of bars.keys()) if (start + length > tSec) bars.delete(start);
    }
  }

  /** Adds one traded second to `bar`; adds nothing while the market is closed. */
  readSecond(tSec: number, bar: Bar): void {
    const { crossed } = this;
    if (tSec === this.crossedSec) bar.add(crossed.open, crossed.high, crossed.low, crossed.close, crossed.volume);
    else this.fold(tSec, tSec + 1, bar);
  }

  /** Adds everything traded in [from, to) to `bar`; adds nothing when the market is closed throughout. */
  fold(from: number, to: number, bar: Bar): void {
    this.bar = bar;
    this.from = from;
    this.to = to;
    this.eachSession(from, to, (start) => {
      this.foldNode(0, 1, start);
      return false;
    });
  }

  /**
   * Calls `sink` with a bar for every node of the level that overlaps [from, to), in order. The bar object is reused.
   */
  series(level: number, from: number, to: number, sink: (startSec: number, bar: Bar) => void): void {
    this.bar = new Bar();
    this.target = level;
    this.sink = sink;
    this.eachSession(from, to, (start) => {
      this.seriesNode(0, 1, start, from, to);
      return false;
    });
  }

  /**
   * First traded second in [from, to) in which the price is at `priceTicks` or above (direction 1), or at it or below
   * (-1); -1 if there is none. A halted market does not trade.
   */
  firstCross(from: number, to: number, priceTicks: number, direction: 1 | -1): number {
    this.from = from;
    this.to = to;
    this.price = priceTicks;
    this.direction = direction;
    this.thresholdIndex = -1;
    let found = -1;
    this.eachSession(from, to, (start) => {
      found = this.crossNode(0, 1, start);
      return found >= 0;
    });
    return found;
  }

  /** Whether the market trades in that second: in session and not halted. */
  isTrading(tSec: number): boolean {
    return isInSession(this.shape, tSec) && !this.isHalted(tSec);
  }

  isHalted(tSec: number): boolean {
    return this.timeline.at(this.timeline.indexAt(tSec)).haltedAtTicks !== 0;
  }

  /** Loads every trading day that overlaps the range, in order, until `visit` returns true. */
  private eachSession(from: number, to: number, visit: (startSec: number) => boolean): void {
    this.seek(from);
    const last = dayOf(to - 1);
    for (let day = dayOf(from); day <= last; day++) {
      if (!this.shape.tradesOn(day)) continue;
      const start = sessionStart(this.shape, day);
      if (start >= to || start + sessionSeconds(this.shape) <= from) continue;
      this.tree.loadDay(day);
      if (visit(start)) return;
    }
  }

  private foldNode(level: number, id: number, start: number): void {
    const end = start + (this.shape.lengths[level] as number);
    if (start >= this.from && end <= this.to && this.isPlain(start, end)) {
      this.addNode(this.node(level));
      return;
    }
    if (level === this.leaf) {
      this.addSeam(this.node(level));
      return;
    }
    if (start >= this.from && end <= this.to && end - start >= KEPT_SECONDS) this.foldSeamed(level, id, start);
    else this.foldChildren(level, id, start);
  }

  private foldChildren(level: number, id: number, start: number): void {
    const radix = this.shape.radices[level] as number;
    const length = this.shape.lengths[level + 1] as number;
    for (let child = 0, at = start; child < radix && at < this.to; child++, at += length) {
      this.tree.takeChild(level, id, child);
      if (at + length > this.from) this.foldNode(level + 1, id * radix + child, at);
    }
  }

  /** Adds a whole node with seams, whose bar is computed once and then cached. */
  private foldSeamed(level: number, id: number, start: number): void {
    const bars = this.seamed[level] as Map<number, Bar>;
    let bar = bars.get(start);
    if (!bar) {
      const whole = this.bar;
      bar = new Bar();
      this.bar = bar;
      this.foldChildren(level, id, start);
      this.bar = whole;
      bars.set(start, bar);
    }
    if (!bar.isEmpty) this.bar.add(bar.open, bar.high, bar.low, bar.close, bar.volume);
  }

  private seriesNode(level: number, id: number, start: number, from: number, to: number): void {
    if (level === this.target) {
      this.bar.clear();
      // The first node may begin before the range, and before the segment at which the walk started.
      if (start < from) this.seek(start);
      this.from = start;
      this.to = start + (this.shape.lengths[level] as number);
      this.foldNode(level, id, start);
      this.sink(start, this.bar);
      return;
    }
    const radix = this.shape.radices[level] as number;
    const length = this.shape.lengths[level + 1] as number;
    for (let child = 0, at = start; child < radix && at < to; child++, at += length) {
      this.tree.takeChild(level, id, child);
      if (at + length > from) this.seriesNode(level + 1, id * radix + child, at, from, to);
    }
  }

  private crossNode(level: number, id: number, start: number): number {
    const end = start + (this.shape.lengths[level] as number);
    const plain = this.isPlain(start, end);
    if (plain ? !this.mayReach(this.node(level)) : !this.seamedMayReach(this.node(level), start, end)) return -1;
    const seamed = plain ? undefined : this.seamed[level]?.get(start);
    if (seamed && (this.direction > 0 ? seamed.high < this.price : seamed.low > this.price)) return -1;
    if (level === this.leaf) {
      if (!plain && !this.seamReaches(this.node(level))) return -1;
      this.bar = this.crossed;
      this.crossed.clear();
      this.crossedSec = start;
      if (plain) this.addNode(this.node(level));
      else this.addSeam(this.node(level));
      return start;
    }
    const radix = this.shape.radices[level] as number;
    const length = this.shape.lengths[level + 1] as number;
    for (let child = 0, at = start; child < radix && at < this.to; child++, at += length) {
      this.tree.takeChild(level, id, child);
      if (at + length <= this.from) continue;
      const found = this.crossNode(level + 1, id * radix + child, at);
      if (found >= 0) return found;
      // The rest of a plain node is plain as well, and often cannot reach the price.
      if (plain && child < radix - 1 && !this.mayReach(this.node(level))) return -1;
    }
    return -1;
  }

  private seek(tSec: number): void {
    this.index = this.timeline.indexAt(tSec);
    this.readSegment();
  }

  private readSegment(): void {
    const { segments } = this.timeline;
    this.segment = segments[this.index] as Segment;
    this.nextStart = segments[this.index + 1]?.startSec ?? Number.POSITIVE_INFINITY;
  }

  /** Whether one segment covers all of [start, end) and began before it, so that even the open is its own. */
  private isPlain(start: number, end: number): boolean {
    if (start >= this.nextStart) this.seek(start);
    return end <= this.nextStart && this.segment.startSec < start;
  }

  private addNode(node: PriceNode): void {
    const segment = this.segment;
    if (segment === NO_INTERVENTION) {
      this.bar.add(node.open, node.high, node.low, node.close, node.volume);
      return;
    }
    this.bar.add(
      mapTicks(segment, node.open),
      mapTicks(segment, node.high),
      mapTicks(segment, node.low),
      mapTicks(segment, node.close),
      mapLots(segment, node.before, node.volume),
    );
  }

  /** A segment begins in this second: it opens at the old price and trades at the new one. */
  private addSeam(node: PriceNode): void {
    const open = mapTicks(this.timeline.at(this.index - 1), node.open);
    const high = mapTicks(this.segment, node.high);
    const low = mapTicks(this.segment, node.low);
    const close = mapTicks(this.segment, node.close);
    const volume = mapLots(this.segment, node.before, node.volume);
    this.bar.add(open, Math.max(high, open), Math.min(low, open), close, volume);
  }

  private seamReaches(node: PriceNode): boolean {
    if (this.segment.haltedAtTicks !== 0) return false;
    const open = mapTicks(this.timeline.at(this.index - 1), node.open);
    if (this.direction > 0) return open >= this.price || mapTicks(this.segment, node.high) >= this.price;
    return open <= this.price || mapTicks(this.segment, node.low) <= this.price;
  }

  private mayReach(node: PriceNode): boolean {
    if (this.thresholdIndex !== this.index) {
      this.thresholdIndex = this.index;
      this.threshold = unmapThreshold(this.segment, this.price, this.direction);
    }
    return this.direction > 0 ? node.high >= this.threshold : node.low <= this.threshold;
  }

  /**
   * Whether a node with seams may reach the price. Under each of its segments, no price is higher than the node's high
   * mapped by that segment.
   */
  private seamedMayReach(node: PriceNode, start: number, end: number): boolean {
    const { segments } = this.timeline;
    // The second in which a segment begins opens at the old price.
    const begins = this.segment.startSec >= Math.max(start, this.from);
    for (let n = begins ? this.index - 1 : this.index; n < segments.length; n++) {
      const segment = segments[n] as Segment;
      if (segment.startSec >= end) return false;
      if (this.direction > 0 ? mapTicks(segment, node.high) >= this.price : mapTicks(segment, node.low) <= this.price)
        return true;
    }
    return false;
  }

  private offsetOf(tSec: number): number {
    return tSec - sessionStart(this.shape, dayOf(tSec));
  }

  private node(level: number): PriceNode {
    return this.tree.nodes[level] as PriceNode;
  }
}
