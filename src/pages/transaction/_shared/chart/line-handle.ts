import styles from './line-handle.module.css';

/** The grip of one line: an area of 44 px that a finger or a mouse moves up and down. */
export interface LineHandle {
  /** Puts it at a height, CSS pixels from the top of the chart; null hides it. */
  place(y: number | null): void;
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
 * The grip is for pointers alone and hidden from screen readers: what moves by it can be typed in a sheet as well.
 */
export function createLineHandle(parent: HTMLElement, color: string, events: HandleEvents): LineHandle {
  const handle = document.createElement('div');
  handle.className = styles.handle ?? '';
  handle.setAttribute('aria-hidden', 'true');
  handle.dataset.testid = 'chart-line-handle';
  const pill = document.createElement('span');
  pill.className = styles.pill ?? '';
  pill.style.borderColor = color;
  pill.style.color = color;
  handle.append(pill);
  parent.append(handle);

  /** Distance from the finger to the line where it was taken: it does not jump under the finger. */
  let offset: number | null = null;
  let at = 0;

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
    place(y) {
      if (handle.hidden !== (y === null)) handle.hidden = y === null;
      if (y === null || y === at) return;
      at = y;
      handle.style.transform = `translateY(${y}px)`;
    },
    write(title, price) {
      pill.textContent = price === null ? title : `${title} ${price}`;
    },
    remove: () => handle.remove(),
  };
}
