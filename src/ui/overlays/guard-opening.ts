import { lastPress } from './last-press';
import { createReflexGuard, REFLEX_MS } from './reflex-guard';
import { type Control, controlUnderHand, isSameControl, titleOf } from './under-hand';

/** How far around the last press another one is taken for the same place: the height of a button, up and down. */
const REACH_PX = 64;

const isText = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea');

/**
 * Keeps presses out of what has opened, by the rules of the reflex guard. `shield` covers it, and holds back keys and
 * screen readers for its whole parent. Ends when the returned function is called.
 */
export function guardOpening(shield: HTMLElement): () => void {
  const opened = shield.parentElement as HTMLElement;
  const guard = createReflexGuard();
  const end = new AbortController();
  const now = () => performance.now();
  /** Keys that went down here: those that are still held from before count for nothing, also when they repeat. */
  const ownKeys = new Set<string>();
  let timer = 0;
  let seen: { title: string | null; control: Control; pressedMs: number } = {
    title: titleOf(opened),
    control: controlUnderHand(opened, shield),
    pressedMs: Number.NEGATIVE_INFINITY,
  };

  const lay = () => {
    // One moment for all: between two looks at the clock the cover may have ended.
    const atMs = now();
    const cover = guard.cover(atMs);
    const place = lastPress();
    shield.hidden = cover === 'none' || (cover === 'place' && place === null);
    const top = place && cover === 'place' ? place.y - opened.getBoundingClientRect().top - REACH_PX : null;
    shield.style.top = top === null ? '' : `${top}px`;
    shield.style.height = top === null ? '' : `${2 * REACH_PX}px`;
    clearTimeout(timer);
    const next = guard.nextMs(atMs);
    if (next !== null) timer = window.setTimeout(lay, next - atMs);
    else if (!guard.hasActed()) seen.control = controlUnderHand(opened, shield);
  };

  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    guard.refused(now());
    lay();
  };

  const pressed = (event: Event) => {
    if (event.target === shield) return refuse(event);
    guard.acted();
    seen = { ...seen, control: controlUnderHand(opened, shield), pressedMs: now() };
  };

  const keyDown = (event: KeyboardEvent) => {
    const presses = event.key === 'Enter' || (event.key === ' ' && !isText(event.target));
    if (!presses) {
      if (!event.repeat && guard.cover(now()) !== 'all') guard.acted();
      return;
    }
    if (event.repeat ? !ownKeys.has(event.key) : !guard.takesKey(now())) return refuse(event);
    ownKeys.add(event.key);
    seen = { ...seen, control: controlUnderHand(opened, shield), pressedMs: now() };
  };
  const keyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && !isText(event.target) && !ownKeys.has(' ')) event.preventDefault();
    ownKeys.delete(event.key);
  };

  /** After a press, or where nothing stood: rows that move by themselves later are not another step. */
  const cameUnderHand = (): boolean => {
    const isNear = now() - seen.pressedMs < REFLEX_MS;
    if (!isNear && (guard.hasActed() || seen.control !== null || guard.cover(now()) !== 'none')) return false;
    return !isSameControl(controlUnderHand(opened, shield), seen.control);
  };

  /** Another step in the same sheet has opened as much as a new sheet has. */
  const changed = () => {
    const title = titleOf(opened);
    if (title !== seen.title) guard.shown(now());
    else if (cameUnderHand()) guard.changedUnderHand(now());
    else return;
    ownKeys.clear();
    seen = { ...seen, title, control: controlUnderHand(opened, shield) };
    lay();
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

  // The time runs from the first picture of it: a slow phone draws it long after it is there.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (end.signal.aborted) return;
      seen.title = titleOf(opened);
      guard.shown(now());
      lay();
    }),
  );
  lay();
  return () => {
    end.abort();
    changes.disconnect();
    clearTimeout(timer);
  };
}
