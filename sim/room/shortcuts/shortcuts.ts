import { createValueStore } from '@/lib/stores/value-store';
import { isDialogOpen } from '../parts/open-dialog';
import { recall, remember } from '../remembered';

/** The presenter's one-key shortcuts, in the order of the help. */
export const SHORTCUTS = {
  pause: ['p'],
  rate: ['1', '2', '3', '4'],
  next: ['n'],
  minute: ['j'],
  hour: ['Shift+J'],
  crash: ['c'],
  pump: ['u'],
  reset: ['Shift+R'],
  scene: ['ArrowRight', 'PageDown'],
  sceneBack: ['ArrowLeft', 'PageUp'],
  tour: ['t'],
  language: ['l'],
  phone: ['d'],
  room: ['k'],
  report: ['e'],
  help: ['?'],
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/** The fields of a keyboard event that shortcuts use. */
interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
}

/** The shortcut of a key press and its key; null for any other key press, and for shortcuts of the browser. */
export function shortcutOf(press: Press): { shortcut: Shortcut; key: string } | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat || press.defaultPrevented) return null;
  // Shift is ignored for signs such as ?, because only some keyboards need it. For letters Shift counts.
  const key = press.shiftKey && /^[a-z]$/i.test(press.key) ? `Shift+${press.key.toUpperCase()}` : press.key;
  const found = (Object.keys(SHORTCUTS) as Shortcut[]).find((name) =>
    (SHORTCUTS[name] as readonly string[]).includes(key.length === 1 ? key.toLowerCase() : key),
  );
  return found ? { shortcut: found, key } : null;
}

/** Elements in which letters are typed or keys have another meaning. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

export const helpIsOpen = createValueStore(false);
/** One-key shortcuts can be switched off, for users of speech input (WCAG 2.1.4). */
export const shortcutsAreOn = createValueStore(recall('shortcuts') !== 'off');

/**
 * Calls `act` for the shortcuts pressed in the whole window, except in fields and dialogs, where keys have another
 * meaning. When `act` returns false, the key keeps its default. Returns the function that stops listening.
 */
export function onShortcut(act: (shortcut: Shortcut, key: string) => boolean): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (!shortcutsAreOn.get() || isTyping(event.target) || isDialogOpen()) return;
    const found = shortcutOf(event);
    if (found && act(found.shortcut, found.key)) event.preventDefault();
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

export function switchShortcuts(on: boolean): void {
  shortcutsAreOn.set(on);
  remember('shortcuts', on ? 'on' : 'off');
}
