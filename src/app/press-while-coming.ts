import { lastPress } from '@/ui/overlays/last-press';

/** So far into its motion a page has all but arrived: who presses then has seen where. */
const SEEN_MS = 200;
/** Around the press that led to the page another one is the second half of a double tap: the height of a button. */
const SAME_PLACE_PX = 64;
const CONTROLS = 'a, button, input, textarea, select, label, [role], [tabindex]';

/** How long the picture of the new page has been on its way. */
const movedForMs = (): number =>
  Math.max(
    0,
    ...document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(page)')
      .map(({ currentTime }) => Number(currentTime ?? 0)),
  );

/** Whether something was pressed through the frame, which takes nothing while a picture of it is shown. */
const isAround = (target: EventTarget | null, frame: HTMLElement): boolean =>
  target instanceof Node && target !== frame && target.contains(frame);

/**
 * What is a picture takes no presses: they go to what stands around its frame. One that answers the page ends the motion
 * and goes where it was meant to; one that was under way before the page could be seen does nothing. Ends with the
 * picture.
 */
export function takePresses(picture: ViewTransition, frame: HTMLElement): void {
  const led = lastPress();
  const end = new AbortController();
  const press = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (!isAround(target, frame) || movedForMs() < SEEN_MS) return;
    if (led && Math.hypot(x - led.x, y - led.y) < SAME_PLACE_PX) return;
    picture.skipTransition();
    // A finger's click is placed when it lifts; a mouse's goes to what is around both its press and its release.
    const click = new AbortController();
    document.addEventListener(
      'click',
      (clicked) => {
        click.abort();
        if (isAround(clicked.target, frame)) forward(clicked);
      },
      { capture: true, signal: click.signal },
    );
    // A press that became a swipe has no click: the next press begins anew.
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
