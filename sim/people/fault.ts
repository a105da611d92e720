import * as v from 'valibot';
import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { FAULT_SENTENCES, type FileFaultKind } from './fault-sentences';

/** A fault of a person or a start state as data, and its place. */
export interface FileFault {
  /** Dotted path, as in `balances.change.BTC`; '' for the whole. */
  readonly path: string;
  readonly kind: FileFaultKind;
  /** Values for the slots of its sentence. */
  readonly values: Readonly<Record<string, string | number>>;
  /** For the kind `refused`: what the exchange said. */
  readonly refusal?: { readonly code: RefusalCode; readonly params: RefusalParams };
}

/** Records a fault at a path within a person's data. */
export type NoteFileFault = (path: string, kind: FileFaultKind, values?: FileFault['values']) => void;

/** Records a refusal by the exchange of one of a person's orders, cards and the like. */
export type NoteRefusal = (
  path: string,
  refused: { readonly code: RefusalCode; readonly params?: RefusalParams },
) => void;

/** The message of a schema that names a fault. `readBy` parses it. */
export const says = (kind: FileFaultKind, values: FileFault['values'] = {}): string => JSON.stringify([kind, values]);

/** The faults that a schema finds in a value, all at once, and the value when there are none. */
export function readBy<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { readonly output: v.InferOutput<S> } | { readonly faults: readonly FileFault[] } {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { output: parsed.output } : { faults: parsed.issues.map(faultOf) };
}

function faultOf(issue: v.BaseIssue<unknown>): FileFault {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') return { path, kind: 'unknown', values: {} };
  if (issue.received === 'undefined') return { path, kind: 'missing', values: {} };
  const [kind, values] = issue.message.startsWith('[')
    ? (JSON.parse(issue.message) as [FileFaultKind, FileFault['values']])
    : [null, {}];
  if (kind) return { path, kind, values };
  const own = kindOf(issue.type);
  return { path, kind: own, values: own === 'truth' ? { yes: 'true', no: 'false' } : {} };
}

/** The fault of a value of the wrong type, for which the schema has no message of its own. */
function kindOf(type: string): FileFaultKind {
  if (type === 'array') return 'list';
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'truth';
  return 'object';
}

/** A fault in English, for developers; the control room has its sentences in every language. */
export function sentenceOf({ path, kind, values, refusal }: FileFault): string {
  const filled = refusal
    ? refusalText(refusal.code, 'en', refusal.params)
    : FAULT_SENTENCES[kind].replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => String(values[slot] ?? ''));
  return path === '' ? filled : `${path}: ${filled}`;
}
