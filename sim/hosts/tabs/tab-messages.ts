import type { FromExchange, Standing, ToExchange } from '../port-messages';

/** What the tabs of a browser tell each other. `from` is a tab's name; an epoch is the number of one leadership. */
export type TabMessage =
  /** A tab is there and wants to know who leads. */
  | { readonly kind: 'hello'; readonly from: string }
  /** Answers hello, and tells everybody when somebody else leads from here on. */
  | { readonly kind: 'leads'; readonly from: string; readonly epoch: number; readonly standing: Standing }
  /** The leader lives. `busy`: it may not be heard for a while. */
  | {
      readonly kind: 'sign';
      readonly from: string;
      readonly epoch: number;
      readonly busy: boolean;
      readonly run: string;
      readonly nowMs: number;
    }
  | { readonly kind: 'to-leader'; readonly from: string; readonly epoch: number; readonly message: ToExchange }
  | { readonly kind: 'to-tab'; readonly to: string; readonly epoch: number; readonly message: FromExchange }
  /** Told by the page of a tab whose worker is about to stand still. */
  | { readonly kind: 'frozen'; readonly from: string };

/** Reaches every other tab. Never its own. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

/** What decides who leads, and who is alive: Web Locks, or what stands for them in tests. */
export interface TabLocks {
  /**
   * Waits for the lock or takes it from whoever has it. Calls `held` when it is ours, `lost` when it was taken from us.
   * Returns what gives it up, or ends the wait.
   */
  lead(how: 'wait' | 'steal', held: () => void, lost: () => void): () => void;
  /** How many tabs are before this one in the queue for the lock. */
  place(): Promise<number>;
  /** Resolves when the thread of a tab is no more. */
  ended(tab: string): Promise<void>;
}
