import { afterEach, expect, test, vi } from 'vitest';
import { focusFirstInvalid } from './first-invalid';

/** An element of the small page below; `in` is its parent. */
interface Part {
  readonly name: string;
  readonly in: Part | null;
  readonly isSheet?: boolean;
}

/**
 * A step of a test: the focus moves to a part, the sheet begins to close or is removed, or all queued microtasks have
 * run.
 */
type Step = Part | 'closing' | 'gone' | 'rest';

const page: Part = { name: 'page', in: null };
const sheet: Part = { name: 'sheet', in: null, isSheet: true };
const button: Part = { name: 'button', in: page };
const other: Part = { name: 'other', in: page };
const key: Part = { name: 'key', in: sheet };

const around = (part: Part | null): Part[] => (part ? [part, ...around(part.in)] : []);

/**
 * A page with a form in `formIn` that has one invalid field. Unit tests have no DOM, so it implements the methods that
 * the function calls.
 */
function openPage(formIn: Part) {
  const form: Part = { name: 'form', in: formIn };
  const field: Part = { name: 'field', in: form };
  const events = new EventTarget();
  const observers = new Set<() => void>();
  let active: Part | null = button;
  let state: 'open' | 'closing' | 'gone' = 'open';
  const focus = (part: Part) => {
    active = part;
    events.dispatchEvent(new Event('focusin'));
  };
  const elementOf = (part: Part) => ({
    part,
    get isConnected() {
      return state !== 'gone' || !around(part).includes(sheet);
    },
    hasAttribute: () => state === 'closing' && part === sheet,
    contains: (inner: { part: Part }): boolean => around(inner.part).includes(part),
    closest(): unknown {
      const found = around(part).find(({ isSheet }) => isSheet);
      return found ? elementOf(found) : null;
    },
    querySelector: () => ({ focus: () => focus(field) }),
  });
  const body = elementOf({ name: 'body', in: null });
  vi.stubGlobal('document', {
    body,
    addEventListener: events.addEventListener.bind(events),
    getElementById: () => elementOf(form),
    get activeElement() {
      return active ? elementOf(active) : body;
    },
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe() {
        observers.add(this.#changed);
      }
      disconnect() {
        observers.delete(this.#changed);
      }
    },
  );
  const change = (next: 'closing' | 'gone') => {
    state = next;
    if (next === 'gone' && around(active).includes(sheet)) active = null;
    for (const changed of observers) changed();
  };
  const take = (step: Exclude<Step, 'rest'>): void => {
    if (typeof step === 'object') focus(step);
    else change(step);
  };
  return { take, focused: () => active?.name };
}

afterEach(() => void vi.unstubAllGlobals());

test.each<[string, Part, readonly [Part, ...Step[]], string]>([
  ['gets the focus at once', page, [button], 'field'],
  ['gets it at once in a sheet that holds the form', sheet, [key], 'field'],
  ['does not while a sheet lies over the form', page, [key, 'closing'], 'key'],
  ['does when the sheet gives the focus back', page, [key, 'closing', 'gone', button], 'field'],
  ['does when the sheet has nothing to give it back to', page, [key, 'closing', 'gone', 'rest'], 'field'],
  ['does once', page, [key, 'closing', 'gone', 'rest', other], 'other'],
  [
    'does not when the user has moved it while the sheet closed',
    page,
    [key, 'closing', other, 'gone', 'rest'],
    'other',
  ],
  ['does not when it was beside the open sheet', page, [key, other, 'gone', 'rest'], 'other'],
])('the first invalid field %s', async (_what, formIn, steps, focused) => {
  const { take, focused: now } = openPage(formIn);
  const [first, ...later] = steps;
  take(first);
  focusFirstInvalid('form');
  // Without awaiting in between: a sheet returns the focus in the same task.
  for (const step of later) {
    if (step === 'rest') await Promise.resolve();
    else take(step);
  }
  expect(now()).toBe(focused);
});

test('the first invalid field does not get the focus after the wait was ended', () => {
  const { take, focused } = openPage(page);
  take(key);
  const stop = focusFirstInvalid('form');
  stop();
  for (const step of ['closing', 'gone', button] as const) take(step);
  expect(focused()).toBe('button');
});
