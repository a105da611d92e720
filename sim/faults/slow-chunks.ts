import { holdModules } from '@/lib/load-module';
import type { FaultBoard } from './fault-board';
import { delayed } from './faulty-calls';

/** Delays the code that this browser loads when a page is opened. */
export function slowChunks(board: FaultBoard): void {
  holdModules(() => delayed(board, board.settings.slowChunkMs, () => board.settings.slowChunkMs));
}
