import type { ReactNode } from 'react';

/** Another drawing of the same market, offered before the periods: the seconds chart of options. */
export interface OwnDrawing {
  /** Label in the row of periods. */
  readonly short: string;
  readonly chosen: boolean;
  choose(chosen: boolean): void;
  readonly drawing: ReactNode;
}
