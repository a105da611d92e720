import { interpret } from '@/contract/envelope';

/** The answer of a call. */
export interface Answered {
  /** HTTP status. */
  readonly status: number;
  /** The envelope's `type`, or the `code` of a chart call: `ok` has a payload, all others are refusals. */
  readonly type: string;
  /** The declared refusal and its text; null for an accepted call. */
  readonly refusal: string | null;
  readonly text: string | null;
}

const TYPES = { ok: 'ok', session_invalid: '999', verification_needed: '998', refused: 'error' } as const;

export function answerOf({ status, body }: { readonly status: number; readonly body: unknown }): Answered {
  const read = interpret(body);
  const type = TYPES[read.kind];
  if (read.kind === 'ok') return { status, type, refusal: null, text: null };
  const reason = (body as { reason?: unknown } | null)?.reason;
  return { status, type, refusal: typeof reason === 'string' ? reason : null, text: read.message };
}
