import * as v from 'valibot';

export const DRAWING_KINDS = ['horizontal', 'trend', 'ray', 'rectangle', 'fibonacci'] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** The colours of drawings, by name. Their values are in ./style.ts. */
export const DRAWING_COLORS = ['blue', 'cyan', 'pink', 'green', 'amber', 'violet'] as const;
export type DrawingColor = (typeof DRAWING_COLORS)[number];

/** A point of a drawing. It is a time and a price, so that it is valid in every period and at every zoom. */
export interface Anchor {
  readonly timeMs: number;
  readonly price: number;
}

export interface Drawing {
  readonly id: string;
  readonly kind: DrawingKind;
  /** As many as the kind has: `anchorCount`. */
  readonly anchors: readonly Anchor[];
  /** The colour of its kind when missing. */
  readonly color?: DrawingColor | undefined;
  readonly dashed?: boolean | undefined;
}

/** All drawings of one market. */
export interface MarketDrawings {
  readonly list: readonly Drawing[];
  readonly hidden: boolean;
  /** They are visible, but cannot be moved or deleted. */
  readonly locked: boolean;
}

/** Most drawings of one market; more could no longer be distinguished. */
export const MAX_DRAWINGS = 50;

export const anchorCount = (kind: DrawingKind): 1 | 2 => (kind === 'horizontal' ? 1 : 2);

export const NO_DRAWINGS: MarketDrawings = { list: [], hidden: false, locked: false };

const anchor = v.object({
  timeMs: v.pipe(v.number(), v.finite()),
  price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
});
const drawing = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(DRAWING_KINDS),
    anchors: v.array(anchor),
    // A style that cannot be read does not lose the drawing.
    color: v.fallback(v.optional(v.picklist(DRAWING_COLORS)), undefined),
    dashed: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.check(({ kind, anchors }) => anchors.length === anchorCount(kind)),
);

/** Leaves out rows that cannot be read, so that one of them does not lose the others. */
const readable = v.pipe(
  v.array(v.unknown()),
  v.transform((rows): Drawing[] =>
    rows.flatMap((row) => {
      const read = v.safeParse(drawing, row);
      return read.success ? read.output : [];
    }),
  ),
  v.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()].slice(0, MAX_DRAWINGS)),
);

/** The stored form. `version` tells a later app how to read it. */
export const storedDrawings = v.object({
  version: v.literal(1),
  list: readable,
  hidden: v.optional(v.boolean(), false),
  locked: v.optional(v.boolean(), false),
});
