import { isRefused, type TrailEntry } from '../../journal/trail';

const OFFERED = 8;
/** A refusal this far back is not what somebody reports now, in entries of the trail. */
const RECENT = 25;

type Refused = TrailEntry & { readonly do: 'call' };

/** The refused calls that a report can be about, newest first. */
export const latestRefusals = (entries: readonly TrailEntry[]): readonly Refused[] =>
  entries.filter(isRefused).slice(-OFFERED).reverse();

/** The refused call that a report is probably about; undefined when the last one is long past. */
export function suggestedRefusal(entries: readonly TrailEntry[]): Refused | undefined {
  return entries.slice(-RECENT).findLast(isRefused) as Refused | undefined;
}
