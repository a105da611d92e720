import * as v from 'valibot';
import { errorText } from '../error-text';
import type { FinishedRun, Journal, ShareOptions } from '../journal/journal';
import type { Json } from '../journal/json';
import { EARLIEST_MS, LATEST_MS, PRICED_DATES } from '../market/priced-time';
import { MAX_SEED } from '../scenarios/default-run';
import { type Report, report } from './report';
import { seen } from './seen';
import { callRequest, instant, text, trail, whole } from './trail-schema';

/** Marks a file as an exported run. */
const KIND = 'pocket-exchange-run';

const command = v.variant(
  'do',
  [
    v.looseObject({ do: v.literal('call'), request: callRequest }),
    v.looseObject({ do: v.literal('control'), action: text, input: v.custom<Json>((value) => value !== undefined) }),
  ],
  'is neither "call" nor "control"',
);

export const bookmark = v.object({ name: text, seq: whole, atMs: instant, seen: v.exactOptional(seen) });

const runFile = v.looseObject({
  kind: v.literal(KIND, `is not "${KIND}": this is no exported run`),
  header: v.object(
    {
      build: text,
      scenario: text,
      seed: v.pipe(
        whole,
        v.check((seed) => seed >= 0 && seed <= MAX_SEED, `is no seed: 0 to ${MAX_SEED}`),
      ),
      startMs: v.pipe(
        instant,
        v.check((atMs) => atMs >= EARLIEST_MS && atMs <= LATEST_MS, `is no time with prices: ${PRICED_DATES}`),
      ),
      link: v.exactOptional(text),
    },
    'is not the start of the run',
  ),
  entries: v.array(v.object({ seq: whole, atMs: instant, command }, 'is no command'), 'is not the list of commands'),
  nowMs: instant,
  hash: v.pipe(text, v.regex(/^[0-9a-f]{16}$/, 'is no state hash: 16 hexadecimal digits')),
  bookmarks: v.optional(v.array(bookmark, 'is not the list of named moments')),
  trail: v.exactOptional(trail),
  report: v.exactOptional(report),
});

/** A run in a file (JSON): everything that leads to its state, and the hash of that state. */
export interface RunFile extends FinishedRun {
  readonly kind: typeof KIND;
  /** Its named moments. */
  readonly bookmarks?: readonly FileBookmark[];
  /** The problem report about it, if any. */
  readonly report?: Report;
}

/** A named moment of a run in a file. */
export type FileBookmark = v.InferOutput<typeof bookmark>;

/** The named moments in a run's file; those outside of the run are left out. */
export function bookmarksInFile(file: unknown): readonly FileBookmark[] {
  const parsed = v.safeParse(runFile, typeof file === 'string' ? parseJson(file) : file);
  if (!parsed.success) return [];
  const { entries, nowMs, bookmarks = [] } = parsed.output;
  const isInside = ({ seq, atMs }: FileBookmark) =>
    atMs <= nowMs && seq >= 0 && seq <= entries.length && atMs >= (entries[seq - 1]?.atMs ?? 0);
  return bookmarks.filter(isInside);
}

export const asRunFile = (run: FinishedRun): RunFile => ({ kind: KIND, ...run });

export function runFileOf(
  exchange: { sharedRun(options?: ShareOptions): FinishedRun },
  options: ShareOptions = {},
): RunFile {
  const { header, ...run } = exchange.sharedRun(options);
  // The link from which the run was opened matters only to this browser.
  const { link: _link, ...shared } = header;
  return asRunFile({ header: shared, ...run });
}

/**
 * More levels than any command has. Recursive functions would exceed the call stack on deeper data, without a readable
 * error.
 */
const MAX_LEVELS = 64;

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Reads what `runFileOf` wrote, as data or as text. Throws an error that names the invalid field. */
export function readRunFile(file: unknown): FinishedRun & { readonly build: string; readonly report: Report | null } {
  const data = typeof file === 'string' ? parseJson(file) : file;
  if (isDeep(data)) throw new Error(`the run’s file is nested deeper than ${MAX_LEVELS} levels: no run is`);
  const parsed = v.safeParse(runFile, data);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue);
    const remedy = issue.received === 'undefined' ? 'is missing' : issue.message;
    throw new Error(field ? `the run's file: ${field}: ${remedy}` : 'the run’s file holds no exported run');
  }
  const { header, entries, nowMs, hash, trail, report = null } = parsed.output;
  let lastMs = header.startMs;
  for (const [index, { seq, atMs }] of entries.entries()) {
    if (seq !== index + 1) throw new Error(`the run's file: entries.${index}.seq: is ${seq}, not ${index + 1}`);
    if (atMs < lastMs) throw new Error(`the run's file: entries.${index}.atMs: is before the command it follows`);
    lastMs = atMs;
  }
  if (nowMs < lastMs) throw new Error("the run's file: nowMs: is before the last command");
  return {
    header,
    entries: entries as unknown as FinishedRun['entries'],
    nowMs,
    hash,
    ...(trail && { trail: trail as unknown as NonNullable<FinishedRun['trail']> }),
    build: header.build,
    report: report as Report | null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the run’s file is not JSON, or was cut off');
  }
}

/**
 * Makes an exchange continue a run. Throws when it cannot, and adds the run's build to the message when that build is
 * another one.
 */
export function loadInto(
  exchange: { load(run: FinishedRun, isChecked: boolean): void; readonly journal: Pick<Journal, 'header'> },
  run: FinishedRun,
  build: string,
  isChecked = true,
): void {
  try {
    exchange.load(run, isChecked);
  } catch (error) {
    const own = exchange.journal.header.build;
    const reason = errorText(error);
    throw new Error(build === own ? reason : `${reason} (it was made by build ${build}, this is ${own})`);
  }
}
