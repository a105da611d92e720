import type { ExchangeState, FromExchange, ToExchange } from '../port-messages';

/** The messages between the tabs of a browser. `from` is a tab's name; `epoch` is the number of a leadership. */
export type TabMessage =
  /** A tab has started and asks who leads. */
  | { readonly kind: 'hello'; readonly from: string }
  /** Answers `hello`, and announces a new leader to all tabs. */
  | { readonly kind: 'leads'; readonly from: string; readonly epoch: number; readonly state: ExchangeState }
  /** Sign of life of the leader. `busy`: the next signs may be late. */
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
  /** Sent by the page of a tab whose worker is about to be frozen. */
  | { readonly kind: 'frozen'; readonly from: string };

/** Reaches every tab except the sender's own. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

/** Decides who leads and who is alive: Web Locks, or a substitute in tests. */
export interface TabLocks {
  /**
   * Waits for the lock, or steals it from its holder. Calls `held` when this tab gets the lock and `lost` when another
   * tab has stolen it. Returns a function that releases the lock or ends the wait.
   */
  lead(how: 'wait' | 'steal', held: () => void, lost: () => void): () => void;
  /** How many tabs are before this one in the queue for the lock. */
  queuePosition(): Promise<number>;
  /** Resolves when the thread of a tab has ended. */
  ended(tab: string): Promise<void>;
}
