import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastOptions {
  kind?: ToastKind;
  /** In real milliseconds; the default of 1500 is from specification section 5. */
  durationMs?: number;
}

export interface ToastEntry {
  id: number;
  text: ReactNode;
  kind: ToastKind;
}

export const TOAST_MS = 1500;
/** Real milliseconds for the outcome of an action, in which an amount or a name has to be read (designed). */
export const RESULT_MS = 2500;
/** More toasts would cover the page; the oldest is removed. */
export const MAX_TOASTS = 3;

/** Timer that removes toasts; injectable so that tests need not wait. */
export interface ToastTimer {
  start(run: () => void, ms: number): () => void;
}

const realTimer: ToastTimer = {
  start(run, ms) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

export interface ToastStore {
  /**
   * Shows a text and returns its id. Showing the same text again extends the displayed toast instead of adding another.
   */
  show(text: ReactNode, options?: ToastOptions): number;
  hide(id: number): void;
  clear(): void;
  list(): readonly ToastEntry[];
  subscribe(listener: () => void): () => void;
}

/** A list of toasts outside of React, so that the HTTP client and state machines can show messages. */
export function createToastStore(timer: ToastTimer = realTimer): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let nextId = 1;
  const stops = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  function update(next: readonly ToastEntry[]): void {
    for (const entry of entries) {
      if (next.some(({ id }) => id === entry.id)) continue;
      stops.get(entry.id)?.();
      stops.delete(entry.id);
    }
    entries = next;
    for (const listener of listeners) listener();
  }

  const hide = (id: number) => {
    if (entries.some((entry) => entry.id === id)) update(entries.filter((entry) => entry.id !== id));
  };

  return {
    show(text, { kind = 'info', durationMs = TOAST_MS } = {}) {
      const same = entries.find((entry) => entry.text === text && entry.kind === kind);
      const id = same?.id ?? nextId++;
      stops.get(id)?.();
      stops.set(
        id,
        timer.start(() => hide(id), durationMs),
      );
      if (!same) update([...entries, { id, text, kind }].slice(-MAX_TOASTS));
      return id;
    },
    hide,
    clear: () => update([]),
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's toasts: `toast.show(t('saved'), { kind: 'success' })`. */
export const toast: ToastStore = createToastStore();
