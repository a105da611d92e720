import { lastPress } from './last-press';

const CONTROLS = 'button, a, input, label, [role="button"], [role="option"], [role="tab"]';

/** The control at the place of the last press, with its text, so that a change of its effect is noticed. */
export function controlAtLastPress(
  opened: HTMLElement,
  shield: HTMLElement,
): { element: Element; words: string | null } | null {
  const place = lastPress();
  if (!place) return null;
  const top = document.elementsFromPoint(place.x, place.y).find((element) => element !== shield);
  const element = top && opened.contains(top) ? top.closest(CONTROLS) : null;
  return element && { element, words: element.textContent };
}
export type Control = ReturnType<typeof controlAtLastPress>;

export const isSameControl = (one: Control, other: Control) =>
  one?.element === other?.element && one?.words === other?.words;

/** The accessible name of a dialog or sheet; null before it has one. */
export const titleOf = (opened: HTMLElement): string | null =>
  opened.querySelector(
    `#${CSS.escape(opened.querySelector('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '-')}`,
  )?.textContent ?? null;
