import { holdModules } from '@/lib/load-module';
import type { FaultBoard } from './fault-board';
import { delayed } from './faulty-calls';

/** Holds back the pages this browser loads when they are opened. */
export function slowChunks(board: FaultBoard): void {
  holdModules(() => delayed(board, board.settings.slowChunkMs, () => board.settings.slowChunkMs));
}
