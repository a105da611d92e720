import { useCallback, useEffect, useMemo, useState } from 'react';
import { contractViolations } from '@/lib/contract-violations';
import { machineTransitions } from '@/lib/machines/machine-feed';
import { useStore } from '@/lib/stores/use-store';
import { useExchange } from '../../connection/exchange';
import { type Inspected, joined } from './rows';

const READ_EVERY_MS = 600;
/** More rows than anybody scrolls through. */
const MAX_ROWS = 1_500;
const NOTHING = { steps: [], bursts: [] };

interface Read extends Pick<Inspected, 'steps' | 'bursts'> {
  readonly run: number;
  readonly last: number;
}

export interface Inspection extends Inspected {
  readonly hasFailed: boolean;
  readonly clear: () => void;
}

/** Reads the exchange's recorder while the panel is open. While paused (`isHeld`) the list does not change. */
export function useInspection(isHeld: boolean): Inspection {
  const { control } = useExchange();
  const [read, setRead] = useState<Read>({ ...NOTHING, run: 0, last: 0 });
  const [hasFailed, setFailed] = useState(false);
  const moves = useMoves(isHeld);
  const violations = useStore(contractViolations);

  useEffect(() => {
    if (isHeld) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    // A local variable of this effect, because the React state arrives one render later.
    let cursor: { run: number; last: number } | null = null;
    const take = async () => {
      if (document.hidden) return;
      try {
        let came = await control('inspect.read', { after: cursor?.last ?? 0 });
        // The number sent was counted in the previous run, so everything is requested again.
        if (cursor && came.run !== cursor.run) came = await control('inspect.read', {});
        if (!isCurrent) return;
        cursor = { run: came.run, last: came.last };
        setFailed(false);
        setRead((before) => next(before, came));
      } catch {
        // The panel shows the failure, and the next interval tries again, because a host may come back.
        if (isCurrent) setFailed(true);
      }
    };
    const again = async () => {
      await take();
      if (isCurrent) timer = setTimeout(() => void again(), READ_EVERY_MS);
    };
    void again();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [control, isHeld]);

  const { clear: clearMoves, shown } = moves;
  const clear = useCallback(() => {
    setRead((before) => ({ ...before, ...NOTHING }));
    clearMoves();
  }, [clearMoves]);
  return useMemo(
    () => ({ steps: read.steps, bursts: read.bursts, moves: shown, violations, hasFailed, clear }),
    [read, shown, violations, hasFailed, clear],
  );
}

/** Adds new rows. After a pause everything is requested again, so that no row that is still recorded is missing. */
function next(before: Read, came: Read): Read {
  if (came.run !== before.run) return came;
  const isNew = ({ seq }: { readonly seq: number }) => seq > before.last;
  const fresh = { steps: came.steps.filter(isNew), bursts: came.bursts.filter(isNew) };
  if (fresh.steps.length === 0 && fresh.bursts.length === 0) return before;
  return { ...joined(before, fresh, MAX_ROWS), run: came.run, last: came.last };
}

function useMoves(isHeld: boolean) {
  const all = useStore(machineTransitions);
  const [held, setHeld] = useState(all);
  const [clearedAt, setClearedAt] = useState(0);
  // Set during rendering. While paused, `held` keeps the rows of the moment of the pause.
  if (!isHeld && held !== all) setHeld(all);
  const shown = useMemo(() => held.filter(({ number }) => number > clearedAt), [held, clearedAt]);
  const last = held.at(-1)?.number ?? 0;
  const clear = useCallback(() => setClearedAt(last), [last]);
  return { shown, clear };
}
