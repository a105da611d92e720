import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import { onRunReset } from './run-reset';
import { session } from './session';

/** A message that the app has shown in a toast. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
  /** Epoch milliseconds on the exchange's clock. */
  readonly atMs: number;
}

export const MAX_NOTICES = 20;

const store = createValueStore<readonly Notice[]>([]);
onRunReset(() => store.set([]));
let nextId = 1;

/** Newest first. They belong to this tab and customer only, and do not survive a reload. */
export const notices: ReadableStore<readonly Notice[]> = store;

export function addNotice(notice: Omit<Notice, 'id'>): void {
  store.set([{ ...notice, id: nextId++ }, ...store.get()].slice(0, MAX_NOTICES));
}

session.token.subscribe(() => store.set([]));
