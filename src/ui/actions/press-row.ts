const ROW = 'data-press-row';

export interface RowPresses {
  /**
   * A pointer went down on a row; null for anywhere else. Undefined if the press was cancelled, for example by a
   * scroll.
   */
  down(row: string | null | undefined): void;
  /** Whether a click on a row counts. Keyboards and screen readers click without a pointer. */
  counts(row: string | null, byPointer: boolean): boolean;
}

/** Ignores clicks on a row that has moved under the finger after it went down. */
export function createRowPresses(): RowPresses {
  /** Where the press of the next click began; undefined if no pointer went down for it. */
  let began: string | null | undefined;
  return {
    down(row) {
      began = row;
    },
    counts(row, byPointer) {
      const from = began;
      began = undefined;
      return !byPointer || from === undefined || from === row;
    },
  };
}

const presses = createRowPresses();

const rowOf = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest(`[${ROW}]`)?.getAttribute(ROW) ?? null) : null;

function onClick(event: MouseEvent): void {
  if (presses.counts(rowOf(event), event.detail > 0)) return;
  event.preventDefault();
  event.stopPropagation();
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => presses.down(rowOf(event)), true);
  document.addEventListener('pointercancel', () => presses.down(undefined), true);
  document.addEventListener('click', onClick, { capture: true });
}

/**
 * Attributes of a row with buttons that cancel, close or remove, for lists whose rows come and go by themselves: a
 * press acts only on the row that was under the finger when it went down. `row` identifies the row's content and must
 * be unique on the page.
 */
export const pressRow = (row: string) => ({ [ROW]: row });
