import { MAX_TEXTS } from '../replay/seen';

const MAX_LENGTH = 60;
/** Elements whose text moves by itself, comes and goes, or lies over the screen. */
const PASSING = [
  'nav',
  'time',
  '[role="timer"]',
  '[role="status"]',
  '[role="alert"]',
  '[role="log"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[aria-live]',
  '[aria-hidden="true"]',
  '[data-carousel]',
  '[inert]',
  '.visually-hidden',
].join(', ');

/** The texts before the first press on the current screen; null while nothing was pressed on it. */
let untouched: ReadonlySet<string> | null = null;

/** Call this when another screen is opened, or when the app begins anew. */
export function noteOpened(): void {
  untouched = null;
}

/** Call this before something that is pressed or typed on a screen acts. */
export function noteTouched(): void {
  untouched ??= new Set(textsOf());
}

/**
 * The texts of the screen that somebody else would see who opens it at this moment of the run. After a press only texts
 * count that were there before it, because the press has changed this page and not the run. Texts with figures are left
 * out unless the clock is at rest, because they change.
 */
export default function textsSeen(isAtRest: boolean): string[] {
  const lasting = textsOf().filter((text) => untouched?.has(text) ?? true);
  const figures = isAtRest ? lasting.filter(hasFigure) : [];
  const words = lasting.filter((text) => !hasFigure(text));
  return [...words.slice(0, MAX_TEXTS - Math.min(figures.length, MAX_TEXTS / 2)), ...figures].slice(0, MAX_TEXTS);
}

const hasFigure = (text: string): boolean => /\d/.test(text);

/** The texts within the window, from the top of the app's current screen. */
function textsOf(): string[] {
  const screens = document.querySelectorAll('#root [data-page-slot]');
  const elements = [...(screens[screens.length - 1]?.querySelectorAll('*') ?? [])];
  const texts = elements.filter(isSeen).map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  return [...new Set(texts)].filter((text) => text.length > 1 && text.length <= MAX_LENGTH);
}

function isSeen(element: Element): boolean {
  if (element.childElementCount > 0 || element.closest(PASSING) !== null || element.closest('svg') !== null)
    return false;
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
}
