import * as v from 'valibot';
import { digestOf } from '@/lib/digest';
import { onRunReset } from '../session/run-reset';
import { tabStorage } from '../session/storage';
import { expiredCount } from './repeat';

/** Stored with the drafts of forms (src/data/session/drafts.ts), and forgotten together with them. */
const KEY = 'draft:unsettled-requests';
/** After this time an identical request is a new request. */
export const SAME_REQUEST_MS = 5 * 60_000;

type Fields = Readonly<Record<string, unknown>>;

/** A request that was sent, but whose outcome is unknown. */
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
/** Those of the page before a reload, whose user has not been told that the outcome is unknown. */
const unreported = new Set(unsettled.keys());

/**
 * Whether the page before a reload has sent a request of which its user has not been told how it ended. Call it when
 * src/data/session/drafts is loaded, which removes the requests of another session from the storage.
 */
export function hasUnreported(): boolean {
  expire();
  return tabStorage.get(KEY) !== null && [...unreported].some((key) => unsettled.has(key));
}

/** Digests, because nothing that was typed may be stored. */
const keyOf = (action: string, request: string) =>
  [action, request].map((text) => digestOf(new TextEncoder().encode(text))).join(' ');

/** A timer of the whole time would be late on a device that has slept. */
const EXPIRY_CHECK_MS = 1_000;
let checks: ReturnType<typeof setInterval> | undefined;

/** Forgets requests that are too old to be repeated. */
function expire(): void {
  const expired = [...unsettled].filter(([, { atMs }]) => Date.now() - atMs >= SAME_REQUEST_MS);
  if (expired.length === 0) return;
  for (const [key] of expired) unsettled.delete(key);
  expiredCount.set(expiredCount.get() + expired.length);
  store();
}

function store(): void {
  if (unsettled.size > 0) checks ??= setInterval(expire, EXPIRY_CHECK_MS);
  else {
    clearInterval(checks);
    checks = undefined;
  }
  if (unsettled.size === 0) tabStorage.remove(KEY);
  else tabStorage.set(KEY, JSON.stringify([...unsettled]));
}

onRunReset(() => {
  unsettled.clear();
  unreported.clear();
  store();
});

/**
 * A request without a known outcome, in the tab's storage from the time it is sent. So even after a reload a repetition
 * of it is recognised. `action` is the user and the call.
 */
export function unsettledRequest(action: string, request: string) {
  const key = keyOf(action, request);
  return {
    before: unsettled.get(key),
    /** Whether its user must still be told that the outcome is unknown. True once. */
    takeUnreported: (): boolean => unreported.delete(key),
    note(now: Unsettled): void {
      unsettled.set(key, now);
      expire();
      store();
    },
    forget(): void {
      unsettled.delete(key);
      store();
    },
    /**
     * Forgets every request of this action. After one has succeeded, an earlier one that is sent again is meant as a
     * new request.
     */
    forgetAction(): void {
      const [own = ''] = key.split(' ');
      for (const other of unsettled.keys()) if (other.startsWith(`${own} `)) unsettled.delete(other);
      store();
    },
  };
}
