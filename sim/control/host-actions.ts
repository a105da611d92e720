import type { ArchivedRunSummary, BookmarkSummary, BrokenRun, Persistence, RunAhead, RunSummary } from '../port';
import type { Comparison } from '../replay/compare';
import type { Seen } from '../replay/seen';

/**
 * A moment to compare: a moment of the run or of what lies ahead of it, the end that lies ahead, a bookmark, or the end
 * of a replaced run. An empty object is the current moment.
 */
export interface ComparedAt {
  readonly seq?: number;
  readonly toMs?: number;
  readonly ahead?: true;
  readonly bookmark?: string;
  readonly run?: string;
}

/**
 * The actions that hosts answer themselves (sim/hosts/host-actions.ts), because the exchange does not know where it is
 * stored.
 */
export interface HostActions {
  'persistence.get': { input: object; result: Persistence };
  'persistence.broken': { input: object; result: BrokenRun | null };
  'run.kept': { input: object; result: readonly ArchivedRunSummary[] };
  'run.takeUp': { input: { readonly id: string }; result: RunSummary };
  'run.ahead': { input: object; result: RunAhead | null };
  'run.bookmark': { input: { readonly name: string; readonly seen?: Seen }; result: BookmarkSummary };
  'run.bookmarks': { input: object; result: readonly BookmarkSummary[] };
  'run.removeBookmark': { input: { readonly id: string }; result: { readonly removed: boolean } };
  'run.goTo': { input: { readonly bookmark: string }; result: RunSummary };
  'run.compare': { input: { readonly from?: ComparedAt; readonly to?: ComparedAt }; result: Comparison };
  'run.forward': { input: { readonly toMs?: number; readonly seq?: number }; result: RunSummary };
}

/** The names of these actions. */
export const HOST_ACTIONS: Readonly<Record<keyof HostActions, true>> = {
  'persistence.get': true,
  'persistence.broken': true,
  'run.kept': true,
  'run.takeUp': true,
  'run.ahead': true,
  'run.bookmark': true,
  'run.bookmarks': true,
  'run.removeBookmark': true,
  'run.goTo': true,
  'run.compare': true,
  'run.forward': true,
};
