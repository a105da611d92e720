import type { Call } from '@/contract/calls';
import { isRecord } from './shape';

/** The answers of earlier calls, from which later calls take field values. */
export interface Seen {
  /** The latest accepted answer of a call; undefined when there is none. */
  payload(call: Call): unknown;
  /** The server's clock, epoch milliseconds. */
  readonly nowMs: number;
  /** The last code that was sent to an address; null where nobody can read what was sent. */
  codeFor(address: string): Promise<string | null>;
  /** A text of this walk that no other walk uses. */
  readonly unique: string;
}

export type Value = string | number | null | undefined;

/** A field value that is taken from earlier answers. A step is left out when one of its fields gets no value. */
export interface From {
  readonly needs: readonly Call[];
  readonly of: (seen: Seen) => Value | Promise<Value>;
}

export type StepFields = Readonly<Record<string, string | number | From>>;

export interface Step {
  readonly call: Call;
  readonly fields?: StepFields;
  /** Calls that must have been accepted before, in addition to those that the fields are taken from. */
  readonly after?: readonly Call[];
  /** Whether a refusal also conforms, because acceptance depends on the customer's account. */
  readonly mayRefuse?: boolean;
  /** The session: the given one, none, or that of the customer whom the walk registers. */
  readonly as?: 'given' | 'nobody' | 'registered';
  /**
   * Milliseconds to wait before the call: real ones for a server over HTTP, virtual ones for an exchange in this
   * process.
   */
  readonly waitMs?: number;
  /** Sends a picture as well. */
  readonly withFile?: boolean;
}

/** The value at a path like `list.0.id` of an answer. */
export const from = (call: Call, path: string, ...others: readonly [call: Call, path: string][]): From => ({
  needs: [call],
  of: (seen) => {
    for (const [each, where] of [[call, path] as const, ...others]) {
      const value = where.split('.').reduce<unknown>((at, key) => inside(at, key), seen.payload(each));
      if (typeof value === 'string' || typeof value === 'number') return value;
    }
    return null;
  },
});

const inside = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;

export const chosen = (needs: readonly Call[], of: From['of']): From => ({ needs, of });

export type Row = Readonly<Record<string, unknown>>;
export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Fields of a call that lists rows. */
export const PAGE = { page: 1, limit: 5 };

export const step = (call: Call, fields: StepFields = {}, rest: Omit<Step, 'call' | 'fields'> = {}): Step => ({
  call,
  fields,
  ...rest,
});
