import * as v from 'valibot';
import { digestOf } from '@/lib/digest';
import { onRunReset } from '../session/run-reset';
import { tabStorage } from '../session/storage';
import { expiredCount } from './repeat';

/** Kept like the input of forms (src/data/session/drafts.ts), and forgotten with it. */
const KEY = 'draft:unsettled-requests';
/** After this time an identical request is a new request. */
export const SAME_REQUEST_MS = 5 * 60_000;

type Fields = Readonly<Record<string, unknown>>;

/** A request that was sent and has no answer that tells what came of it. */
interface Unsettled {
  readonly id: string;
  /** The fields of the first try that may differ in a repetition. */
  readonly apart: Fields;
  /** When it was last sent, or failed, on the device's clock. */
  readonly atMs: number;
}

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.tuple([v.string(), v.object({ id: v.string(), apart: v.record(v.string(), v.unknown()), atMs: v.number() })]),
  ),
);
const stored = v.safeParse(schema, tabStorage.get(KEY));
const unsettled = new Map<string, Unsettled>(stored.success ? stored.output : []);
/** Those of the page before, of which nobody was told yet. */
const untold = new Set(unsettled.keys());

/** Two digests, because nothing of what was typed is to be stored. */
const keyOf = (action: string, request: string) =>
  [action, request].map((text) => digestOf(new TextEncoder().encode(text))).join(' ');

/** A timer of the whole time would be late on a device that has slept. */
const EXPIRY_CHECK_MS = 1_000;
let checks: ReturnType<typeof setInterval> | undefined;

function store(): void {
  for (const [key, { atMs }] of unsettled)
    if (Date.now() - atMs >= SAME_REQUEST_MS) {
      unsettled.delete(key);
      expiredCount.set(expiredCount.get() + 1);
    }
  if (unsettled.size > 0) checks ??= setInterval(store, EXPIRY_CHECK_MS);
  else {
    clearInterval(checks);
    checks = undefined;
  }
  if (unsettled.size === 0) tabStorage.remove(KEY);
  else tabStorage.set(KEY, JSON.stringify([...unsettled]));
}

onRunReset(() => {
  unsettled.clear();
  store();
});

/**
 * Notes a request from when it is sent, and in the tab's storage: a page that is loaded again in the middle, or after a
 * lost answer, knows a repetition of it as such. `action` is the user and the call.
 */
export function unsettledRequest(action: string, request: string) {
  const key = keyOf(action, request);
  return {
    before: unsettled.get(key),
    /** Whether the page that has sent it could not tell what came of it. True once. */
    takeUntold: (): boolean => untold.delete(key),
    note(now: Unsettled): void {
      unsettled.set(key, now);
      store();
    },
    forget(): void {
      unsettled.delete(key);
      store();
    },
    /** After a request has succeeded, an earlier one of its action that comes again is meant as a new one. */
    forgetAction(): void {
      const [own = ''] = key.split(' ');
      for (const other of unsettled.keys()) if (other.startsWith(`${own} `)) unsettled.delete(other);
      store();
    },
  };
}
