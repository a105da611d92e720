import { SEED_ARTICLES } from './articles';

/**
 * Banner pictures drawn by code: offline there is no /upload/ to load them from. Dark ground, sand and market colours,
 * no words (they would not be translated). Base64, because a literal "%" must not occur in any body a client decodes.
 */
const SAND = '#ffd7a6';
const UP = '#28ba98';
const DOWN = '#f04a5a';

/** Frames a drawing in the shared 720 x 320 canvas. The left half stays empty, because the app puts the title there. */
const canvas = (id: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 320" preserveAspectRatio="xMidYMid slice">` +
  `<defs><linearGradient id="g-${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#16161a"/>` +
  `<stop offset="1" stop-color="#2b2620"/></linearGradient><radialGradient id="h-${id}" cx="0.8" cy="0.35" r="0.6">` +
  `<stop offset="0" stop-color="${SAND}" stop-opacity="0.28"/><stop offset="1" stop-color="${SAND}" stop-opacity="0"/>` +
  `</radialGradient></defs><rect width="720" height="320" fill="url(#g-${id})"/>` +
  `<rect width="720" height="320" fill="url(#h-${id})"/>${drawing}</svg>`;

/** Candles rising to the right: [x, top of the wick, top of the body, height of the body, length of the wick]. */
function candles(): string {
  const rows = [
    [404, 214, 224, 38, 64, DOWN],
    [440, 196, 208, 44, 72, UP],
    [476, 170, 182, 52, 80, UP],
    [512, 176, 184, 26, 54, DOWN],
    [548, 128, 142, 58, 90, UP],
    [584, 104, 116, 46, 76, UP],
    [620, 108, 118, 22, 48, DOWN],
    [656, 62, 78, 56, 88, UP],
  ] as const;
  return rows
    .map(
      ([x, wickTop, top, height, wick, colour]) =>
        `<rect x="${x + 9}" y="${wickTop}" width="2" height="${wick}" fill="${colour}" opacity="0.7"/>` +
        `<rect x="${x}" y="${top}" width="20" height="${height}" rx="3" fill="${colour}"/>`,
    )
    .join('');
}

/** Three coins. */
function coins(): string {
  const rows = [
    [470, 206, 58],
    [592, 176, 86],
    [520, 92, 36],
  ] as const;
  return rows
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#211d18" stroke="${SAND}" stroke-width="3"/>` +
        `<circle cx="${x}" cy="${y}" r="${Math.floor(r * 0.72)}" fill="none" stroke="${SAND}" stroke-opacity="0.45"/>` +
        `<path d="M${x - Math.floor(r * 0.3)} ${y} h${Math.floor(r * 0.6)}" stroke="${SAND}" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('');
}

/** An order book: asks above, bids below, with the spread between them. */
function book(): string {
  const widths = [96, 150, 128, 210, 244] as const;
  const side = (colour: string, y: number, step: number) =>
    widths
      .map(
        (width, level) =>
          `<rect x="${680 - width}" y="${y + level * step}" width="${width}" height="18" rx="4" fill="${colour}" opacity="${(5 + level) / 12}"/>`,
      )
      .join('');
  return (
    side(DOWN, 126, -26) +
    side(UP, 186, 26) +
    `<rect x="420" y="160" width="260" height="3" rx="1" fill="${SAND}"/><circle cx="420" cy="161" r="7" fill="${SAND}"/>`
  );
}

const DRAWINGS: Readonly<Record<string, () => string>> = {
  'banner-welcome': coins,
  'banner-charts': candles,
  'banner-fees': book,
};

const covers = new Map<string, string>(
  SEED_ARTICLES.flatMap(({ slug }) => {
    const draw = DRAWINGS[slug];
    return draw ? [[slug, `data:image/svg+xml;base64,${btoa(canvas(slug, draw()))}`] as const] : [];
  }),
);

/** The picture of an article as an address for `<img>`; '' when it has none. */
export function coverOf(slug: string): string {
  return covers.get(slug) ?? '';
}
