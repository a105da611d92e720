import styles from './line-handle.module.css';

/** The label of one line. A movable line also has a drag area 44 px high. */
export interface LineHandle {
  /** Positions the label: `y` and `x` in CSS pixels from the top and the left of the chart. A `y` of null hides it. */
  place(y: number | null, x?: number): void;
  /** Width which other labels must keep free, in CSS pixels. */
  width(): number;
  /** Sets the label text. `price` is shown only during a drag. */
  write(title: string, price: string | null): void;
  remove(): void;
}

export interface HandleEvents {
  /** In CSS pixels from the top of the chart. */
  onMove(y: number): void;
  onRelease(): void;
  /** The system cancelled the pointer, so the drag has no effect. */
  onCancel(): void;
}

/** Creates the label. It is hidden from screen readers, because the same price can be typed in a sheet. */
export function createLineHandle(
  parent: HTMLElement,
  color: string,
  canMove: boolean,
  events: HandleEvents,
): LineHandle {
  const handle = document.createElement('div');
  handle.className = styles.handle ?? '';
  handle.setAttribute('aria-hidden', 'true');
  handle.dataset.testid = canMove ? 'chart-line-handle' : 'chart-line-label';
  handle.dataset.fixed = String(!canMove);
  const pill = document.createElement('span');
  pill.className = styles.pill ?? '';
  pill.style.borderColor = color;
  pill.style.color = color;
  handle.append(pill);
  parent.append(handle);

  /** Distance from the finger to the line at the start of the drag, so that the line does not jump to the finger. */
  let offset: number | null = null;
  let at = 0;
  let beside = 0;
  let width = 0;

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    offset = event.clientY - parent.getBoundingClientRect().top - at;
    handle.classList.add(styles.held ?? '');
    event.preventDefault();
  });
  handle.addEventListener('pointermove', (event) => {
    if (offset === null) return;
    events.onMove(event.clientY - parent.getBoundingClientRect().top - offset);
  });
  const end = (then: () => void) => () => {
    if (offset === null) return;
    offset = null;
    handle.classList.remove(styles.held ?? '');
    then();
  };
  handle.addEventListener('pointerup', end(events.onRelease));
  handle.addEventListener('pointercancel', end(events.onCancel));

  return {
    place(y, x = 0) {
      if (handle.hidden !== (y === null)) handle.hidden = y === null;
      if (y === null || (y === at && x === beside)) return;
      at = y;
      beside = x;
      handle.style.transform = `translate(${x}px, ${y}px)`;
    },
    width() {
      // Read once per text: reading it in every redraw would force a layout each time.
      if (width === 0) width = pill.offsetWidth + 4;
      return width;
    },
    write(title, price) {
      const text = price === null ? title : `${title} ${price}`;
      if (pill.textContent === text) return;
      pill.textContent = text;
      width = 0;
    },
    remove: () => handle.remove(),
  };
}
