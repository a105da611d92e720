import { chartColors } from '../chart/palette';
import { type DrawnOption, nextToEnd, PAST_MS, type Point, roundPrices, type Scale, scaleOf } from './seconds-scale';

export interface SecondsView {
  readonly points: readonly Point[];
  readonly options: readonly DrawnOption[];
  readonly nowMs: number;
  /** Duration of an option bought now; its end is drawn while no option runs. */
  readonly chosenMs: number;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Font size in CSS pixels. */
  readonly fontPx: number;
  price(value: number): string;
  time(atMs: number): string;
  left(ms: number): string;
}

const TAG_PX = 17;
const FOOT_PX = 18;
const PAD_PX = 5;

/** Draws the last two minutes of prices, and to the right of now the remaining time of the option which ends next. */
export function drawSeconds(ctx: CanvasRenderingContext2D, view: SecondsView): void {
  const { points, options, nowMs, chosenMs, width, height, fontPx } = view;
  const colors = chartColors();
  ctx.clearRect(0, 0, width, height);
  ctx.font = `500 ${fontPx}px ${colors.font}`;
  ctx.textBaseline = 'middle';
  const last = points.at(-1);
  if (!last) return;

  const option = nextToEnd(options, nowMs);
  const untilMs = option ? option.expiresAtMs : nowMs + chosenMs;
  const shown = points.filter(([atMs]) => atMs >= nowMs - PAST_MS);
  const prices = [last[1], ...shown.map(([, price]) => price), ...options.map(({ open }) => open)];
  const labels = [last[1], Math.max(...prices), Math.min(...prices)].map((price) => view.price(price));
  const axis = Math.max(...labels.map((label) => ctx.measureText(label).width)) + 2 * PAD_PX + 4;
  const plot = { width: width - axis, height: height - FOOT_PX };
  const scale = scaleOf(
    shown.length > 0 ? shown : [last],
    options.map(({ open }) => open),
    { nowMs, untilMs, ...plot },
  );
  const pen = { ctx, view, colors, scale, plot, axis };

  drawGrid(pen, last[1], option);
  if (option) tintOutcomes(pen, option);
  const isUp = option ? last[1] >= option.open : last[1] >= (shown[0]?.[1] ?? last[1]);
  drawLine(pen, [...shown, [nowMs, last[1]]], isUp ? colors.up : colors.down);
  drawEnd(pen, untilMs, option !== null);
  for (const one of options) drawEntry(pen, one, one === option);
  drawLast(pen, last[1], isUp ? colors.up : colors.down);
  drawTimes(pen, option, untilMs);
}

interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly view: SecondsView;
  readonly colors: ReturnType<typeof chartColors>;
  readonly scale: Scale;
  readonly plot: { readonly width: number; readonly height: number };
  /** Width of the price axis in CSS pixels. */
  readonly axis: number;
}

function stroke({ ctx }: Pen, color: string, dash: number[], from: [number, number], to: [number, number], wide = 1) {
  ctx.strokeStyle = color;
  ctx.lineWidth = wide;
  ctx.setLineDash(dash);
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
  ctx.setLineDash([]);
}

function drawGrid(pen: Pen, last: number, option: DrawnOption | null): void {
  const { ctx, view, colors, scale, plot } = pen;
  const tags = [scale.y(last), ...(option ? [entryTagY(pen, option.open, last)] : [])];
  for (const price of roundPrices(scale.low, scale.high)) {
    const y = scale.y(price);
    stroke(pen, colors.grid, [], [0, y], [plot.width, y]);
    // Omits a label which would be cut by an edge or covered by a tag.
    if (y < TAG_PX / 2 || y > plot.height - TAG_PX / 2 || tags.some((tag) => Math.abs(tag - y) < TAG_PX)) continue;
    ctx.fillStyle = colors.words;
    ctx.textAlign = 'left';
    ctx.fillText(view.price(price), plot.width + PAD_PX, y);
  }
}

/** Tints the areas in which the final price wins and loses. */
function tintOutcomes({ ctx, colors, scale, plot }: Pen, { side, open, startedAtMs, expiresAtMs }: DrawnOption): void {
  const left = Math.max(0, scale.x(startedAtMs));
  const wide = scale.x(expiresAtMs) - left;
  const y = scale.y(open);
  ctx.fillStyle = side === 'up' ? colors.upTint : colors.downTint;
  ctx.fillRect(left, 0, wide, y);
  ctx.fillStyle = side === 'up' ? colors.downTint : colors.upTint;
  ctx.fillRect(left, y, wide, plot.height - y);
}

function drawLine({ ctx, scale, plot }: Pen, points: readonly Point[], color: string): void {
  ctx.beginPath();
  points.forEach(([atMs, price], at) => {
    if (at === 0) ctx.moveTo(scale.x(atMs), scale.y(price));
    else ctx.lineTo(scale.x(atMs), scale.y(price));
  });
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.75;
  ctx.lineJoin = 'round';
  ctx.stroke();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  ctx.lineTo(scale.x(last[0]), plot.height);
  ctx.lineTo(scale.x(first[0]), plot.height);
  ctx.closePath();
  const fade = ctx.createLinearGradient(0, 0, 0, plot.height);
  fade.addColorStop(0, `${color}4d`);
  fade.addColorStop(1, `${color}00`);
  ctx.fillStyle = fade;
  ctx.fill();
}

/**
 * The line at the end of the option, with the remaining time. Without a running option it is faint and marks where a
 * new one would end.
 */
function drawEnd(pen: Pen, untilMs: number, runs: boolean): void {
  const { ctx, view, colors, scale, plot } = pen;
  const x = scale.x(untilMs);
  stroke(pen, runs ? colors.accent : colors.crosshair, runs ? [] : [2, 4], [x, 0], [x, plot.height], runs ? 1.75 : 1);
  const text = view.left(runs ? untilMs - view.nowMs : view.chosenMs);
  const wide = ctx.measureText(text).width + 16;
  const middle = Math.min(x, plot.width - wide / 2);
  ctx.fillStyle = runs ? colors.accent : colors.label;
  ctx.beginPath();
  ctx.roundRect(middle - wide / 2, plot.height - TAG_PX - 4, wide, TAG_PX, TAG_PX / 2);
  ctx.fill();
  ctx.fillStyle = runs ? colors.onColor : colors.text;
  ctx.textAlign = 'center';
  ctx.fillText(text, middle, plot.height - TAG_PX / 2 - 3.5);
}

function drawEntry(pen: Pen, { open, startedAtMs }: DrawnOption, isNext: boolean): void {
  const { ctx, view, colors, scale, plot, axis } = pen;
  const y = scale.y(open);
  const x = scale.x(startedAtMs);
  stroke(pen, colors.accent, [5, 4], [Math.max(0, x), y], [plot.width, y]);
  if (!isNext) return;
  if (x > 0) {
    stroke(pen, colors.words, [2, 4], [x, 0], [x, plot.height]);
    ctx.beginPath();
    ctx.arc(x, y, 4, 0, 2 * Math.PI);
    ctx.fillStyle = colors.surface;
    ctx.fill();
    ctx.strokeStyle = colors.accent;
    ctx.lineWidth = 1.75;
    ctx.stroke();
  }
  const at = entryTagY(pen, open, view.points.at(-1)?.[1] ?? open);
  ctx.fillStyle = colors.surface;
  ctx.strokeStyle = colors.accent;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.roundRect(plot.width + 1, at - TAG_PX / 2, axis - 2, TAG_PX, 3);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colors.accent;
  ctx.textAlign = 'left';
  ctx.fillText(view.price(open), plot.width + PAD_PX, at + 0.5);
}

/** Moves the tag of the entry price away from the tag of the last price. */
function entryTagY({ scale, plot }: Pen, open: number, last: number): number {
  const [y, taken] = [scale.y(open), scale.y(last)];
  if (Math.abs(y - taken) >= TAG_PX + 2) return y;
  const below = taken + TAG_PX + 2;
  return y >= taken && below < plot.height - TAG_PX / 2 ? below : taken - TAG_PX - 2;
}

function drawLast(pen: Pen, last: number, color: string): void {
  const { ctx, view, colors, scale, plot, axis } = pen;
  const [x, y] = [scale.x(view.nowMs), scale.y(last)];
  stroke(pen, color, [1.5, 3], [x, y], [plot.width, y]);
  stroke(pen, colors.grid, [], [x, 0], [x, plot.height]);
  ctx.fillStyle = `${color}4d`;
  ctx.beginPath();
  ctx.arc(x, y, 8, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, 3.5, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(plot.width, y - TAG_PX / 2, axis, TAG_PX, 3);
  ctx.fill();
  ctx.fillStyle = colors.onColor;
  ctx.textAlign = 'left';
  ctx.fillText(view.price(last), plot.width + PAD_PX, y + 0.5);
}

/** Times of the left edge, the entry and the end. A time is omitted if it would overlap another or cross an edge. */
function drawTimes({ ctx, view, colors, scale, plot }: Pen, option: DrawnOption | null, untilMs: number): void {
  const { nowMs } = view;
  const wanted: readonly [number, string][] = [
    [untilMs, option ? colors.accent : colors.words],
    ...(option && option.startedAtMs > nowMs - PAST_MS ? [[option.startedAtMs, colors.words] as [number, string]] : []),
    [nowMs - PAST_MS + 15_000, colors.words],
  ];
  const taken: [number, number][] = [];
  ctx.textAlign = 'center';
  for (const [atMs, color] of wanted) {
    const text = view.time(atMs);
    const half = ctx.measureText(text).width / 2;
    const x = Math.min(Math.max(scale.x(atMs), half + PAD_PX), plot.width - half);
    if (taken.some(([from, to]) => x + half + 6 > from && x - half - 6 < to)) continue;
    taken.push([x - half, x + half]);
    ctx.fillStyle = color;
    ctx.fillText(text, x, plot.height + FOOT_PX / 2);
  }
}
