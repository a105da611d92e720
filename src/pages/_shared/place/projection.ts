/** Degrees of latitude which the map covers from top to bottom, the widest first. */
export const SPANS = [120, 40, 12, 4, 1] as const;
/** Degrees between grid lines for each span. */
const STEPS: Readonly<Record<(typeof SPANS)[number], number>> = { 120: 30, 40: 10, 12: 2, 4: 1, 1: 0.25 };

const MAX_MERIDIANS = 8;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const degree = (value: number, positive: string, negative: string) =>
  `${Math.abs(Math.round(value * 100) / 100)}°${value === 0 ? '' : value > 0 ? positive : negative}`;

/** Projection around a point: positions in map units, and the grid lines with their labels in degrees. */
export function around(middle: Point, span: (typeof SPANS)[number], width: number, height: number) {
  const perDegree = height / span;
  // A degree of longitude is shorter towards the poles. The scale is exact in the middle of the map.
  const narrow = Math.max(0.1, Math.cos((middle.latitude * Math.PI) / 180));
  const xOf = (longitude: number) => width / 2 + turn(longitude - middle.longitude) * perDegree * narrow;
  const yOf = (latitude: number) => height / 2 - (latitude - middle.latitude) * perDegree;
  const step = STEPS[span];
  const lines = (from: number, to: number, every: number) => {
    const first = Math.ceil(from / every);
    return Array.from({ length: Math.max(0, Math.floor(to / every) - first + 1) }, (_, n) => (first + n) * every);
  };
  const half = width / 2 / perDegree / narrow;
  const wide = Math.min(180, half);
  let east = step;
  // Towards the poles a map spans many degrees of longitude. The distance of the meridians is doubled until few enough
  // remain.
  while ((2 * wide) / east > MAX_MERIDIANS) east *= 2;
  return {
    /** Null outside the map. */
    at(point: Point): { readonly x: number; readonly y: number } | null {
      const [x, y] = [xOf(point.longitude), yOf(point.latitude)];
      return x >= 0 && x <= width && y >= 0 && y <= height ? { x, y } : null;
    },
    meridians: lines(middle.longitude - wide, middle.longitude + wide, east).map((at) => ({
      x: width / 2 + (at - middle.longitude) * perDegree * narrow,
      text: degree(turn(at), 'E', 'W'),
    })),
    parallels: lines(Math.max(-90, middle.latitude - span / 2), Math.min(90, middle.latitude + span / 2), step).map(
      (north) => ({ y: yOf(north), text: degree(north, 'N', 'S') }),
    ),
  };
}

/** Normalises an angle to the range from -180 to 180 degrees. */
const turn = (east: number): number => ((((east + 180) % 360) + 360) % 360) - 180;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LETTER = 5.6;
/** Chinese, Japanese and Korean characters are as wide as they are high. */
const WIDE_LETTER = 10.4;
const LINE = 11;
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/u;
/** Combining marks, such as Thai vowels, stand above or below letters and add no width. */
const MARK = /\p{M}/u;

const widthOf = (name: string): number =>
  [...name.normalize('NFC')].reduce(
    (sum, sign) => sum + (WIDE.test(sign) ? WIDE_LETTER : MARK.test(sign) ? 0 : LETTER),
    0,
  );
/** Distance from the dot of a place to its name. */
const GAP = 5;

/**
 * Side of the dot for the name of each place: right ('start'), else left ('end'), else no name (null). No name covers
 * another or crosses the edge; earlier places take precedence.
 * @param taken areas which no name may cover
 */
export function placeNames(
  places: readonly { readonly name: string; readonly x: number; readonly y: number }[],
  width: number,
  height: number,
  taken: readonly Box[] = [],
): readonly ('start' | 'end' | null)[] {
  const full = [...taken];
  return places.map(({ name, x, y }) => {
    const long = widthOf(name);
    for (const side of ['start', 'end'] as const) {
      const left = side === 'start' ? x + GAP : x - GAP - long;
      const box = { left, top: y - LINE / 2, right: left + long, bottom: y + LINE / 2 };
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      const meets = (other: Box) =>
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
      if (!isInside || full.some(meets)) continue;
      full.push(box);
      return side;
    }
    return null;
  });
}
