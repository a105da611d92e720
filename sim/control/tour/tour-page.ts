import type { TourAnchor } from '../../scenarios/tour-anchors';

/** What a player needs of the page it plays in; tests bring their own. */
export interface TourPage {
  control(action: string, input: unknown): Promise<unknown>;
  go(address: string): void;
  /** The address the app is at. */
  address(): string;
  /** Whether an anchor is on the screen. */
  shows(anchor: TourAnchor): boolean;
  /** Taps an anchor. */
  press(anchor: TourAnchor): void;
  /** Calls back when somebody taps an anchor. Returns the unsubscriber. */
  onTap(listener: (anchor: TourAnchor) => void): () => void;
  /** Calls back once, real milliseconds later. Returns the cancel. */
  after(ms: number, callback: () => void): () => void;
  /** Keeps where the tour stands, for a reload. */
  keep(place: Place | null): void;
}

/** Where a tour stands, as it is kept. */
export interface Place {
  readonly name: string;
  readonly step: number;
  /** The furthest step so far: what steps run, they run once. */
  readonly reached: number;
}
