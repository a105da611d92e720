import type { ReactNode } from 'react';

/** Another drawing of the same market, offered before the periods: the seconds of an option. */
export interface OwnDrawing {
  /** Its name in the row of periods. */
  readonly short: string;
  readonly chosen: boolean;
  choose(chosen: boolean): void;
  readonly drawing: ReactNode;
}
