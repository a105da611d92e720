import { lastPress } from './last-press';
import { type Control, controlAtLastPress, isSameControl, titleOf } from './pressed-control';
import { type Cover, createReflexGuard, REFLEX_MS } from './reflex-guard';

/** A press within this vertical distance of the last one counts as the same place. About the height of a button. */
const REACH_PX = 64;

/** Puts the shield over the whole overlay, over the place of the last press, or away. */
function layShield(shield: HTMLElement, opened: HTMLElement, cover: Cover): void {
  const place = lastPress();
  shield.hidden = cover === 'none' || (cover === 'place' && place === null);
  const top = place && cover === 'place' ? place.y - opened.getBoundingClientRect().top - REACH_PX : null;
  shield.style.top = top === null ? '' : `${top}px`;
  shield.style.height = top === null ? '' : `${2 * REACH_PX}px`;
}

const isText = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea');

/**
 * Protects a newly opened overlay from unintended presses, by the rules of the reflex guard. `shield` covers it; keys
 * and screen readers are blocked for its whole parent. Ends when the returned function is called.
 */
export function guardOpening(shield: HTMLElement): () => void {
  const opened = shield.parentElement as HTMLElement;
  const guard = createReflexGuard();
  const end = new AbortController();
  const now = () => performance.now();
  /** Keys pressed since the opening. Keys held from before do not count, not even their repetitions. */
  const ownKeys = new Set<string>();
  let timer = 0;
  let known: { title: string | null; control: Control; pressedMs: number } = {
    title: titleOf(opened),
    control: controlAtLastPress(opened, shield),
    pressedMs: Number.NEGATIVE_INFINITY,
  };

  const cover = () => {
    // One time for all, because the cover could end between two readings of the clock.
    const atMs = now();
    layShield(shield, opened, guard.cover(atMs));
    clearTimeout(timer);
    const next = guard.nextMs(atMs);
    if (next !== null) timer = window.setTimeout(cover, next - atMs);
    else if (!guard.hasActed()) known.control = controlAtLastPress(opened, shield);
  };

  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    guard.refused(now());
    cover();
  };

  const pressed = (event: Event) => {
    if (event.target === shield) return refuse(event);
    guard.acted();
    known = { ...known, control: controlAtLastPress(opened, shield), pressedMs: now() };
  };

  const keyDown = (event: KeyboardEvent) => {
    const presses = event.key === 'Enter' || (event.key === ' ' && !isText(event.target));
    if (!presses) {
      if (!event.repeat && guard.cover(now()) !== 'all') guard.acted();
      return;
    }
    if (event.repeat ? !ownKeys.has(event.key) : !guard.takesKey(now())) return refuse(event);
    ownKeys.add(event.key);
    known = { ...known, control: controlAtLastPress(opened, shield), pressedMs: now() };
  };
  const keyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && !isText(event.target) && !ownKeys.has(' ')) event.preventDefault();
    ownKeys.delete(event.key);
  };

  /**
   * Whether another control has appeared at the place of the last press. Only shortly after a press, or if there was no
   * control before: rows that move by themselves later are not a new step.
   */
  const hasOtherControl = (): boolean => {
    const isNear = now() - known.pressedMs < REFLEX_MS;
    if (!isNear && (guard.hasActed() || known.control !== null || guard.cover(now()) !== 'none')) return false;
    return !isSameControl(controlAtLastPress(opened, shield), known.control);
  };

  /** Another step within the same sheet is guarded like a new sheet. */
  const changed = () => {
    const title = titleOf(opened);
    if (title !== known.title) guard.shown(now());
    else if (hasOtherControl()) guard.controlChanged(now());
    else return;
    ownKeys.clear();
    known = { ...known, title, control: controlAtLastPress(opened, shield) };
    cover();
  };

  const options = { capture: true, signal: end.signal };
  opened.addEventListener('pointerdown', pressed, options);
  opened.addEventListener(
    'click',
    (event) => event.target !== shield && !guard.takesKey(now()) && refuse(event),
    options,
  );
  opened.addEventListener('keydown', keyDown, options);
  opened.addEventListener('keyup', keyUp, options);
  opened.addEventListener('input', guard.acted, options);
  const changes = new MutationObserver(changed);
  changes.observe(opened, { childList: true, characterData: true, subtree: true });

  // The time starts with the first frame that shows the overlay: a slow phone draws it long after it is mounted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (end.signal.aborted) return;
      known.title = titleOf(opened);
      guard.shown(now());
      cover();
    }),
  );
  cover();
  return () => {
    end.abort();
    changes.disconnect();
    clearTimeout(timer);
  };
}
