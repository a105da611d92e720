import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastOptions {
  kind?: ToastKind;
  /** On the real clock; specification section 5 says 1500. */
  durationMs?: number;
}

export interface ToastEntry {
  id: number;
  text: ReactNode;
  kind: ToastKind;
}

export const TOAST_MS = 1500;
/** More than this would cover the page; the oldest gives way. */
export const MAX_TOASTS = 3;

/** The timer that ends toasts, injectable so that tests need not wait. */
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
  /** Shows a text and returns its id. The same text again prolongs the one on screen instead of doubling it. */
  show(text: ReactNode, options?: ToastOptions): number;
  hide(id: number): void;
  clear(): void;
  list(): readonly ToastEntry[];
  subscribe(listener: () => void): () => void;
}

/** A list of toasts outside React, so that the HTTP client and machines can speak without a component. */
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
