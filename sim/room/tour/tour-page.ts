import type { TourAnchor } from '../../scenarios/tour-anchors';

/** The part of a page that a player uses; tests pass their own. */
export interface TourPage {
  control(action: string, input: unknown): Promise<unknown>;
  go(address: string): void;
  /** The current address of the app. */
  address(): string;
  /** Whether an anchor is on the screen. */
  shows(anchor: TourAnchor): boolean;
  /** Clicks an anchor. */
  press(anchor: TourAnchor): void;
  /** Calls back when the user clicks an anchor. Returns the function that unsubscribes. */
  onTap(listener: (anchor: TourAnchor) => void): () => void;
  /** Calls back once after a delay in real milliseconds. Returns the function that cancels. */
  after(ms: number, callback: () => void): () => void;
  /** Stores the tour's position for a reload; null removes it. */
  storePosition(position: TourPosition | null): void;
}

/** The stored position of a tour. */
export interface TourPosition {
  readonly name: string;
  readonly step: number;
  /** The furthest step reached so far. The actions of a step run only when it is first reached. */
  readonly reached: number;
}
