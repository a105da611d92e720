import type { LabelPlace } from './label-places';
import styles from './line-handle.module.css';

/** The label of one line. One that is tapped or dragged has an area 44 px high. */
export interface LineHandle {
  /** Positions the label of a line at `y`, in CSS pixels from the top of the chart. */
  place(y: number, place: LabelPlace): void;
  hide(): void;
  /** Width that other labels must keep free, in CSS pixels. */
  width(): number;
  /** Sets the label text. `price` is shown only during a drag. */
  write(title: string, price: string | null): void;
  remove(): void;
}

export interface HandleStyle {
  readonly color: string;
  /** The mark of a price alert, before the text. */
  readonly hasBell: boolean;
}

/** A movement shorter than this, in CSS pixels, is a tap. */
const SLOP_PX = 4;

export interface HandleEvents {
  onTap(): void;
  /** In CSS pixels from the top of the chart. */
  onMove(y: number): void;
  onRelease(): void;
  /** The system cancelled the pointer, so the drag has no effect. */
  onCancel(): void;
}

/** Creates the label. It is hidden from screen readers, because the same price can be typed in a sheet. */
export function createLineHandle(
  parent: HTMLElement,
  { color, hasBell }: HandleStyle,
  isHeld: boolean,
  events: HandleEvents,
): LineHandle {
  const handle = document.createElement('div');
  handle.className = styles.handle ?? '';
  handle.setAttribute('aria-hidden', 'true');
  handle.dataset.testid = isHeld ? 'chart-line-handle' : 'chart-line-label';
  handle.dataset.fixed = String(!isHeld);
  const pill = document.createElement('span');
  pill.className = styles.pill ?? '';
  pill.style.borderColor = color;
  pill.style.color = color;
  const words = document.createElement('span');
  if (hasBell) pill.append(bell());
  pill.append(words);
  handle.append(pill);
  parent.append(handle);

  /** Distance from the finger to the line at the start of the drag, so that the line does not jump to the finger. */
  let offset: number | null = null;
  let pressedAt = 0;
  let isMoved = false;
  let at = 0;
  let shown: LabelPlace | null = null;
  let width = 0;

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    offset = event.clientY - parent.getBoundingClientRect().top - at;
    pressedAt = event.clientY;
    isMoved = false;
    handle.classList.add(styles.held ?? '');
    event.preventDefault();
  });
  handle.addEventListener('pointermove', (event) => {
    if (offset === null) return;
    isMoved ||= Math.abs(event.clientY - pressedAt) >= SLOP_PX;
    if (isMoved) events.onMove(event.clientY - parent.getBoundingClientRect().top - offset);
  });
  const end = (then: () => void) => () => {
    if (offset === null) return;
    offset = null;
    handle.classList.remove(styles.held ?? '');
    then();
  };
  handle.addEventListener(
    'pointerup',
    end(() => (isMoved ? events.onRelease() : events.onTap())),
  );
  handle.addEventListener('pointercancel', end(events.onCancel));

  return {
    place(lineY, place) {
      if (handle.hidden) handle.hidden = false;
      at = lineY;
      // Every redraw of the chart calls this, mostly with the same place.
      if (place.x === shown?.x && place.y === shown.y && place.isCrowded === shown.isCrowded) return;
      shown = place;
      handle.style.transform = `translate(${place.x}px, ${place.y}px)`;
      handle.dataset.crowded = String(place.isCrowded);
    },
    hide() {
      if (!handle.hidden) handle.hidden = true;
    },
    width() {
      // Read once per text: reading it in every redraw would force a layout each time.
      if (width === 0) {
        // A hidden element has no width.
        handle.hidden = false;
        width = pill.offsetWidth + 4;
      }
      return width;
    },
    write(title, price) {
      const text = [title, price].filter(Boolean).join(' ');
      if (words.textContent === text) return;
      words.textContent = text;
      width = 0;
    },
    remove: () => handle.remove(),
  };
}

/** Lucide's bell, because this file draws without React. */
const BELL = [
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
];

function bell(): SVGSVGElement {
  const make = <K extends keyof SVGElementTagNameMap>(name: K, attributes: Readonly<Record<string, string>>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const drawn = make('svg', { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2.25' });
  drawn.classList.add(styles.bell ?? '');
  for (const d of BELL) drawn.append(make('path', { d }));
  return drawn;
}
