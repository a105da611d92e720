import styles from './line-handle.module.css';

/** The label of one line; of one that can be moved, also an area of 44 px that a finger or a mouse takes it by. */
export interface LineHandle {
  /** Puts it at a height and a distance from the left, CSS pixels; null hides it. */
  place(y: number | null, x?: number): void;
  /** What others have to keep clear of, from its left. */
  width(): number;
  /** What it says; the price only while it is being moved. */
  write(title: string, price: string | null): void;
  remove(): void;
}

export interface HandleEvents {
  /** Pixels from the top of the chart. */
  onMove(y: number): void;
  onRelease(): void;
  /** The system took the finger away: nothing was meant. */
  onCancel(): void;
}

/**
 * It is for pointers and eyes alone and hidden from screen readers: what moves by it can be typed in a sheet as well.
 */
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

  /** Distance from the finger to the line where it was taken: it does not jump under the finger. */
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
      // Read once a text: reading it with every redraw would lay the page out each time.
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
