import type { JournalEntry } from '../journal/journal';
import { MAX_REPLIES, type RunWrite, type StoredReply, type StoredRun } from './run-store';

/**
 * One line of the log: what was written together. Snapshots are left out, because a start without one replays the
 * journal, and so is the trail, which would be written again with each entry.
 */
type LogLine = Omit<RunWrite, 'snapshot' | 'trail'>;

/** The line that a write adds to the log; '' for a write that a restart does not need, such as the clock's alone. */
export function logLine({ begin, entries = [], clock, reply }: RunWrite): string {
  if (!begin && entries.length === 0 && !reply) return '';
  const line: LogLine = {
    ...(begin ? { begin } : {}),
    entries,
    ...(clock ? { clock } : {}),
    ...(reply ? { reply } : {}),
  };
  return `${JSON.stringify(line)}\n`;
}

/** The whole log of a stored run. */
export function logText({ header, run, entries, clock, replies }: StoredRun): string {
  const begun = logLine({ begin: { header, run, keeps: [] }, entries, ...(clock ? { clock } : {}) });
  return begun + replies.map((reply) => logLine({ reply })).join('');
}

/**
 * Reads the run from a log, up to a line that a crash cut off. Null when the log does not contain the start of a run.
 */
export function readLog(text: string, maxReplies: number = MAX_REPLIES): StoredRun | null {
  let run: StoredRun | null = null;
  let entries: JournalEntry[] = [];
  let replies: StoredReply[] = [];
  for (const line of wholeLines(text)) {
    if (line.begin) {
      const { header, run: name } = line.begin;
      run = { header, run: name, entries: [], clock: null, replies: [], snapshot: null };
      [entries, replies] = [[], []];
    }
    entries.push(...(line.entries ?? []));
    if (line.reply) replies.push(line.reply);
    if (run && line.clock) run = { ...run, clock: line.clock };
  }
  return run && { ...run, entries, replies: replies.slice(-maxReplies) };
}

function* wholeLines(text: string): Generator<LogLine> {
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      yield JSON.parse(line) as LogLine;
    } catch {
      // A crash cut this line off. Its command was never answered, and nothing was written after it.
      return;
    }
  }
}
