import type { JournalHeader } from './journal';
import type { Json } from './json';
import { combine, type HashPair } from './state-hash';

/** A structure that holds state: the database, the ledger, the scheduler, the market and others. */
export interface StatePart {
  dump(): Json;
  load(dump: Json): void;
  hashPair(): HashPair;
}

/** The named parts that together are the whole state. */
export type StateParts = Readonly<Record<string, StatePart>>;

/** The state after a number of journal entries, so that a start need not replay all of them. */
export interface Snapshot {
  readonly header: JournalHeader;
  readonly nowMs: number;
  /** Sequence number of the last command included; 0 before the first. */
  readonly seq: number;
  readonly parts: Readonly<Record<string, Json>>;
  /** State hash, by which a damaged snapshot is detected. */
  readonly hash: string;
}

/** The state at a moment as data. `nowMs` is in virtual epoch milliseconds, `seq` that of the last command included. */
export function takeSnapshot(
  moment: { readonly header: JournalHeader; readonly nowMs: number; readonly seq: number },
  parts: StateParts,
): Snapshot {
  const dumps = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.dump()]));
  return { header: moment.header, nowMs: moment.nowMs, seq: moment.seq, parts: dumps, hash: stateHash(parts) };
}

/**
 * Loads a snapshot. Throws before any change when it belongs to another build or lacks a part, and after loading when
 * the state hash differs from the snapshot's.
 */
export function restoreSnapshot(snapshot: Snapshot, build: string, parts: StateParts): void {
  if (snapshot.header.build !== build) {
    throw new Error(`the snapshot is of build ${snapshot.header.build}, this is ${build}: replay the journal instead`);
  }
  for (const name of Object.keys(parts)) {
    if (!(name in snapshot.parts)) throw new Error(`the snapshot has no part ${name}`);
  }
  for (const [name, part] of Object.entries(parts)) part.load(snapshot.parts[name] as Json);
  const hash = stateHash(parts);
  if (hash !== snapshot.hash)
    throw new Error(`the snapshot is damaged: its state comes to ${hash}, not ${snapshot.hash}`);
}

/** The hash of the whole state, 16 hexadecimal digits. Equal runs have equal hashes on every JavaScript engine. */
export function stateHash(parts: StateParts): string {
  return combine(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.hashPair()])));
}
