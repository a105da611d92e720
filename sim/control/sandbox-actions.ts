import type { ArchivedRunSummary, BookmarkSummary, BrokenRun, Persistence, RunAhead, RunSummary } from '../port';
import type { Comparison } from '../replay/compare';
import type { Seen } from '../replay/seen';
import type { ControlInput, ControlName, ControlResult } from './actions';

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
interface HostActions {
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

/** All actions by name, with the types of their input and result. */
export type ActionName = ControlName | keyof HostActions;
export type ActionInput<N extends ActionName> = N extends ControlName
  ? ControlInput<N>
  : N extends keyof HostActions
    ? HostActions[N]['input']
    : never;
/** A conditional type, so that a generic name gives one type and not the union of all results. */
export type ActionResult<N extends ActionName> = N extends ControlName
  ? ControlResult<N>
  : N extends keyof HostActions
    ? HostActions[N]['result']
    : never;

/** Sends an action to the exchange. @throws ControlError, whose message is for whoever steers */
export type Ask = <N extends ActionName>(action: N, input: ActionInput<N>) => Promise<ActionResult<N>>;
