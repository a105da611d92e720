import { createValueStore, type ReadableStore } from '@/lib/value-store';
import { forgetWithRun } from './of-the-run';
import { session } from './session';

/** What the app has said in passing. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
  /** On the exchange's clock. */
  readonly atMs: number;
}

export const MOST_NOTICES = 20;

const store = createValueStore<readonly Notice[]>([]);
forgetWithRun(() => store.set([]));
let nextId = 1;

/** Newest first; of this tab and this customer alone, and gone with a reload. */
export const notices: ReadableStore<readonly Notice[]> = store;

export function addNotice(notice: Omit<Notice, 'id'>): void {
  store.set([{ ...notice, id: nextId++ }, ...store.get()].slice(0, MOST_NOTICES));
}

session.token.subscribe(() => store.set([]));
