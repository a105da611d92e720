import { createValueStore } from '@/lib/value-store';
import { recall, remember } from './remembered';

/** What a presenter does by one key, in the order of the help. */
export const SHORTCUTS = {
  pause: ['p'],
  rate: ['1', '2', '3', '4'],
  next: ['n'],
  minute: ['j'],
  hour: ['Shift+J'],
  crash: ['c'],
  pump: ['u'],
  reset: ['Shift+R'],
  room: ['k'],
  help: ['?'],
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/** A key press as far as shortcuts look at it. */
interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
}

/** The shortcut of a key press and its key; null for any other, and for those of the browser. */
export function shortcutOf(press: Press): { shortcut: Shortcut; key: string } | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat || press.defaultPrevented) return null;
  // Signs such as ? need Shift on some keyboards and not on others; capital letters are meant.
  const key = press.shiftKey && /^[a-z]$/i.test(press.key) ? `Shift+${press.key.toUpperCase()}` : press.key;
  const found = (Object.keys(SHORTCUTS) as Shortcut[]).find((name) =>
    (SHORTCUTS[name] as readonly string[]).includes(key.length === 1 ? key.toLowerCase() : key),
  );
  return found ? { shortcut: found, key } : null;
}

/** Where letters are typed, or keys have a meaning of their own. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

export const helpIsOpen = createValueStore(false);
/** Keys of one letter can be switched off, for who steers the browser by voice (WCAG 2.1.4). */
export const shortcutsAreOn = createValueStore(recall('shortcuts') !== 'off');

export function switchShortcuts(on: boolean): void {
  shortcutsAreOn.set(on);
  remember('shortcuts', on ? 'on' : 'off');
}
