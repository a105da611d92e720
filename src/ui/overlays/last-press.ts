/** Position of the last pointerdown anywhere on the page, in CSS pixels of the window; null before the first. */
export function lastPress(): { x: number; y: number } | null {
  return last;
}

let last: { x: number; y: number } | null = null;

function note({ clientX: x, clientY: y }: PointerEvent): void {
  last = { x, y };
}

if (typeof document !== 'undefined') document.addEventListener('pointerdown', note, true);
