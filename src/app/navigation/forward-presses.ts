import { lastPress } from '@/ui/overlays/last-press';

/** After this time of the transition, the user has seen the new page before pressing. */
const SEEN_MS = 200;
/**
 * A press within this distance of the press that opened the page is the second half of a double tap. About the height
 * of a button.
 */
const SAME_PLACE_PX = 64;
const CONTROLS = 'a, button, input, textarea, select, label, [role], [tabindex]';

/** How long the new page has been moving. */
const movedForMs = (): number =>
  Math.max(
    0,
    ...document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(page)')
      .map(({ currentTime }) => Number(currentTime ?? 0)),
  );

/** Whether a press hit an ancestor of the frame, because the frame takes no presses while its snapshot is shown. */
const isAround = (target: EventTarget | null, frame: HTMLElement): boolean =>
  target instanceof Node && target !== frame && target.contains(frame);

/**
 * Snapshots take no presses, so they hit an ancestor of the frame. A press meant for the new page ends the transition
 * and is forwarded to the control below it. Earlier presses are dropped. Stops when the transition ends.
 */
export function forwardPressesDuringTransition(picture: ViewTransition, frame: HTMLElement): void {
  const opener = lastPress();
  const end = new AbortController();
  const press = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (!isAround(target, frame) || movedForMs() < SEEN_MS) return;
    if (opener && Math.hypot(x - opener.x, y - opener.y) < SAME_PLACE_PX) return;
    picture.skipTransition();
    // A finger's click is targeted at its release; a mouse's click at the common ancestor of its press and its release.
    const click = new AbortController();
    document.addEventListener(
      'click',
      (clicked) => {
        click.abort();
        if (isAround(clicked.target, frame)) forward(clicked);
      },
      { capture: true, signal: click.signal },
    );
    // A press that became a swipe has no click, so the next press removes the handler.
    setTimeout(() => document.addEventListener('pointerdown', () => click.abort(), { capture: true, once: true }));
  };
  document.addEventListener('pointerdown', press, { capture: true, signal: end.signal });
  const over = () => end.abort();
  picture.finished.then(over, over);
}

function forward({ clientX, clientY }: MouseEvent): void {
  const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(CONTROLS);
  control?.focus();
  control?.click();
}
