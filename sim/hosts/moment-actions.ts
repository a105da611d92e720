import * as v from 'valibot';
import { ControlError, refusing } from '../control-error';
import { type KeptLog, logUpTo } from '../journal/journal';
import type { BookmarkSummary, RunSummary } from '../port';
import type { Comparison } from '../replay/compare';
import { bookmarksInFile, type FileBookmark } from '../replay/run-file';
import { seen } from '../replay/seen';
import { bookmarkOf, leadsTo, whereIs } from './bookmarks';
import { currentOf, type HostContext, knownRuns, read, resumeWith } from './host-context';
import type { Log } from './run-archive';
import type { Bookmark } from './run-store';

const MAX_NAME = 60;
const name = v.pipe(v.string(), v.trim(), v.nonEmpty('give the moment a name'), v.maxLength(MAX_NAME));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const momentChoice = v.strictObject({
  seq: v.optional(count),
  toMs: v.optional(count),
  ahead: v.optional(v.literal(true)),
  bookmark: v.optional(v.string()),
  run: v.optional(v.string()),
});
type MomentChoice = v.InferOutput<typeof momentChoice>;

export const momentInputs = {
  'run.bookmark': v.strictObject({ name, seen: v.optional(seen) }),
  'run.bookmarks': v.strictObject({}),
  'run.removeBookmark': v.strictObject({ id: v.string() }),
  'run.goTo': v.strictObject({ bookmark: v.string() }),
  'run.compare': v.strictObject({ from: v.optional(momentChoice, {}), to: v.optional(momentChoice, {}) }),
};

const lists = async (context: HostContext) => ({
  ...(await knownRuns(context)),
  bookmarks: await context.bookmarks.read(),
});

/** The bookmark with this id, and the run that leads to it: the current one, the one ahead, or a replaced one. */
async function found(context: HostContext, id: string): Promise<{ bookmark: Bookmark; log: Log & KeptLog }> {
  const { current, archived, bookmarks } = await lists(context);
  const bookmark = bookmarks.find((one) => one.id === id);
  const now: Log & KeptLog = { ...current, trail: context.exchange.trail?.entries() ?? [] };
  const log = bookmark && [now, ...archived].find((one) => leadsTo(one, bookmark));
  if (!log) throw new ControlError(`no bookmark ${id} leads anywhere; run.bookmarks tells which there are`);
  return { bookmark, log: momentIn(log, bookmark) };
}

const momentIn = ({ header, entries, trail = [] }: Log & KeptLog, { seq, atMs }: Bookmark): Log & KeptLog => ({
  header,
  trail,
  entries: entries.slice(0, seq),
  nowMs: atMs,
});

/**
 * The log that ends at a moment: of the current run and what lies ahead of it, of the end that lies ahead, of a
 * bookmark, or of a replaced run.
 */
async function logAt(context: HostContext, { seq, toMs, ahead: end, bookmark, run }: MomentChoice): Promise<Log> {
  if ([seq, toMs, end, bookmark, run].filter((one) => one !== undefined).length > 1)
    throw new ControlError(
      'run.compare: say one of seq, toMs, ahead, bookmark and run, or none for the current moment',
    );
  if (bookmark !== undefined) return (await found(context, bookmark)).log;
  const { current, ahead, archived } = await knownRuns(context);
  if (run !== undefined) {
    const kept = archived.find(({ id }) => id === run);
    if (!kept) throw new ControlError(`no run ${run} is kept; run.kept tells which are`);
    return kept;
  }
  if (end) {
    // The whole log: its time does not tell the end, because the clock may be past it.
    if (!ahead) throw new ControlError('run.compare: this run has come as far as it ever did; nothing lies ahead');
    return ahead;
  }
  if (seq === undefined && toMs === undefined) return current;
  const isAhead = seq === undefined ? (toMs ?? 0) > current.nowMs : seq > current.entries.length;
  const { header, entries, nowMs } = (isAhead && ahead) || current;
  const whole = { header, seq: entries.length, entries: () => entries };
  const moment = seq === undefined ? { toMs: toMs ?? 0 } : { seq };
  const { log, nowMs: thenMs } = refusing(() => logUpTo(whole, nowMs, moment));
  return { ...log, nowMs: thenMs };
}

/** Actions for single moments of the run: naming, going to, and comparing them. */
export const momentActions = {
  /** Names the current moment. The name is kept with the run, and is no part of the state. */
  'run.bookmark': async (context: HostContext, input: unknown): Promise<BookmarkSummary> => {
    const { name: given, seen: shown } = read('run.bookmark', momentInputs['run.bookmark'], input);
    const { current, ahead, archived } = await knownRuns(context);
    const made = { ...bookmarkOf(given, current), ...(shown && { seen: shown }) };
    // Bookmarks that no run leads to any more are dropped.
    await context.bookmarks.change((all) => [
      made,
      ...all.filter((one) => whereIs(one, current, ahead, archived) !== null),
    ]);
    const { id, name: called, atMs, seq } = made;
    return { id, name: called, atMs, seq, where: 'past' };
  },
  /** The named moments that a kept run leads to, earliest first. */
  'run.bookmarks': async (context: HostContext, input: unknown): Promise<readonly BookmarkSummary[]> => {
    read('run.bookmarks', momentInputs['run.bookmarks'], input);
    const { current, ahead, archived, bookmarks } = await lists(context);
    return bookmarks
      .flatMap((bookmark) => {
        const where = whereIs(bookmark, current, ahead, archived);
        const { id, name: called, atMs, seq } = bookmark;
        return where ? [{ id, name: called, atMs, seq, where }] : [];
      })
      .sort((one, other) => one.atMs - other.atMs || one.seq - other.seq);
  },
  'run.removeBookmark': async (context: HostContext, input: unknown): Promise<{ readonly removed: boolean }> => {
    const { id } = read('run.removeBookmark', momentInputs['run.removeBookmark'], input);
    let removed = false;
    await context.bookmarks.change((all) => {
      const rest = all.filter((one) => one.id !== id);
      removed = rest.length < all.length;
      return rest;
    });
    return { removed };
  },
  /** Goes to a named moment, back or forward or on a replaced run, with the clock paused. Nothing is lost. */
  'run.goTo': async (context: HostContext, input: unknown): Promise<RunSummary> => {
    const { bookmark: id } = read('run.goTo', momentInputs['run.goTo'], input);
    const { bookmark, log } = await found(context, id);
    const { scenario, seed, startMs } = context.exchange.journal.header;
    const isSameStart = scenario === bookmark.scenario && seed === bookmark.seed && startMs === bookmark.startMs;
    return resumeWith(context, log, log.nowMs, isSameStart ? 'rewound' : 'imported');
  },
  /** What differs between two moments: balances, orders, prices and stored rows. Changes nothing. */
  'run.compare': async (context: HostContext, input: unknown): Promise<Comparison> => {
    const { from, to } = read('run.compare', momentInputs['run.compare'], input);
    const [first, second] = await Promise.all([logAt(context, from), logAt(context, to)]);
    const compared = context.exchange.compareLogs?.(first, second);
    if (!compared) throw new ControlError('run.compare: this host compares nothing');
    return compared;
  },
};

/** The named moments of the current run, as its files and tests have them. */
async function passed(context: HostContext): Promise<readonly FileBookmark[]> {
  const { current, ahead, archived, bookmarks } = await lists(context);
  return bookmarks
    .filter((one) => whereIs(one, current, ahead, archived) === 'past')
    .map(({ name: called, seq, atMs, seen: shown }) => ({ name: called, seq, atMs, ...(shown && { seen: shown }) }));
}

/** Actions of the exchange to which the host adds the bookmarks. */
export const bookmarkedActions = {
  'run.export': async (context: HostContext, input: unknown): Promise<object> => {
    const file = context.exchange.control('run.export', input) as object;
    const bookmarks = await passed(context);
    return bookmarks.length === 0 ? file : { ...file, bookmarks };
  },
  'run.asTest': async (context: HostContext, input: unknown): Promise<unknown> =>
    context.exchange.control('run.asTest', { moments: await passed(context), ...(input as object | undefined) }),
  'run.share': async (context: HostContext, input: unknown): Promise<unknown> =>
    context.exchange.control('run.share', { moments: await passed(context), ...(input as object | undefined) }),
  'run.import': async (context: HostContext, input: unknown): Promise<unknown> => {
    const given = bookmarksInFile((input as { readonly file?: unknown } | undefined)?.file);
    let made: readonly Bookmark[] = [];
    // What it returns is stored as the answer, and given to whoever repeats the request.
    const result = await context.runCommand(() => {
      const imported = context.exchange.control('run.import', input);
      const current = currentOf(context);
      // The run may have been taken over without some of the commands that the file has.
      const numberOf = (seq: number) => context.exchange.renumbering?.numberOf(seq) ?? seq;
      made = given.map(({ name: called, seq, atMs, seen: shown }) => ({
        ...bookmarkOf(called, current, numberOf(seq), atMs),
        ...(shown && { seen: shown }),
      }));
      return imported;
    });
    const isKnown = (one: Bookmark) =>
      made.some(({ name: called, mark, atMs }) => one.name === called && one.mark === mark && one.atMs === atMs);
    if (made.length > 0) await context.bookmarks.change((all) => [...made, ...all.filter((one) => !isKnown(one))]);
    return result;
  },
};
