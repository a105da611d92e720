import type { WireRequest } from '../port';
import type { JournalEntry } from './journal';
import type { Json } from './json';

/**
 * A journalled change: an API call or a control action. What follows by itself (fills, settlements) is not journalled.
 */
export type Command =
  | { readonly do: 'call'; readonly request: Omit<WireRequest, 'id'> }
  | { readonly do: 'control'; readonly action: string; readonly input: Json };

/** The command of a journal entry. Entries from outside are validated where they come in (sim/replay/run-file.ts). */
export const commandOf = ({ command }: JournalEntry): Command => command as unknown as Command;
