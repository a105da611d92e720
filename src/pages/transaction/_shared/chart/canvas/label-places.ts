/** Height of a label and of its touch area, in CSS pixels. */
export const LABEL_PX = 20;
const TOUCH_PX = 44;

export interface Label {
  /** Height of its line, in CSS pixels from the top. */
  readonly y: number;
  readonly width: number;
  /** It takes touches. */
  readonly isHeld: boolean;
  /** Its left end while a finger drags it: it stays there at the height of its line, and the others make room. */
  readonly draggedX?: number;
}

export interface LabelPlace {
  /** Its left end, in CSS pixels. */
  readonly x: number;
  /** Its middle, in CSS pixels from the top. */
  readonly y: number;
  /** Another label is so near that both touch areas would overlap. */
  readonly isCrowded: boolean;
}

interface Placed {
  readonly x: number;
  /** Its right end. */
  readonly end: number;
  readonly y: number;
  readonly isHeld: boolean;
}

const wouldShareTouches = (one: Placed, other: Placed): boolean =>
  one !== other && Math.abs(one.y - other.y) < (TOUCH_PX + LABEL_PX) / 2 && one.x < other.end && other.x < one.end;

/**
 * Places the labels of lines at these heights so that none covers another: at the height of its line, right of the
 * labels that are there; or, where the line is full, as near above or below as there is room. Null for a label without
 * room.
 */
export function placeLabels(
  labels: readonly Label[],
  pane: { readonly width: number; readonly height: number },
): (LabelPlace | null)[] {
  const placed: Placed[] = [];
  const roomAt = (y: number, { width, isHeld }: Label): Placed | null => {
    const near = placed.filter((one) => Math.abs(one.y - y) < LABEL_PX);
    const isFree = (x: number) => near.every((one) => one.end <= x || one.x >= x + width);
    const ends = [0, ...near.map(({ end }) => end)].sort((one, other) => one - other);
    const x = ends.find((end) => end + width <= pane.width && isFree(end));
    return x === undefined ? null : { x, y, end: x + width, isHeld };
  };
  const [top, bottom] = [LABEL_PX / 2, pane.height - LABEL_PX / 2];
  // If there is room at a height, there is also room directly beside a label or at an end of the pane.
  const roomBeside = (label: Label): Placed | null => {
    const distance = (y: number) => Math.abs(y - label.y);
    const rows = [top, bottom, ...placed.flatMap(({ y }) => [y, y + LABEL_PX, y - LABEL_PX])];
    for (const y of rows.sort((one, other) => distance(one) - distance(other))) {
      const room = y >= top && y <= bottom ? roomAt(y, label) : null;
      if (room) return room;
    }
    return null;
  };
  const dragged = ({ y, width, isHeld, draggedX: x }: Label): Placed | null =>
    x === undefined ? null : { x, y, end: x + width, isHeld };
  const places = new Map<Label, Placed>();
  for (const room of [dragged, (label: Label) => roomAt(label.y, label), roomBeside])
    for (const label of labels) {
      const place = places.has(label) ? null : room(label);
      if (!place) continue;
      places.set(label, place);
      placed.push(place);
    }
  const held = placed.filter(({ isHeld }) => isHeld);
  return labels.map((label) => {
    const place = places.get(label);
    if (!place) return null;
    return { x: place.x, y: place.y, isCrowded: held.some((other) => wouldShareTouches(place, other)) };
  });
}
