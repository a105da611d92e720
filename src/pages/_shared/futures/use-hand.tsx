import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { LeverOrder } from '@/data/futures/queries';
import type { Intent } from '@/lifecycles/contract-position';
import { beginStops, leftBehindOf, type Taken, takeOrders } from './hand';
import { HeldOrder } from './held-order';
import { PositionSheet } from './position-sheet';

export interface Hand {
  open: (order: LeverOrder) => void;
  act: (order: LeverOrder, intent: Intent) => void;
  /** The sheets of the list; render them next to it. */
  readonly sheets: ReactElement;
}

/**
 * Details and actions for a list of futures orders, one order at a time. A stops form interrupted by a reload is
 * reopened as soon as its position is in the list.
 */
export function useHand(orders: readonly LeverOrder[]): Hand {
  const [held, setHeld] = useState<{ readonly seq: number; readonly taken: Taken } | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const take = useCallback((taken: Taken) => {
    if (taken.intent === 'stops') beginStops(taken);
    setHeld((before) => ({ seq: (before?.seq ?? 0) + 1, taken }));
  }, []);

  useEffect(() => takeOrders(take), [take]);
  const left = held ? null : leftBehindOf(orders);
  if (left) setHeld({ seq: 0, taken: left });

  const find = (id: number | undefined) => orders.find((order) => order.id === id);
  return {
    open: useCallback((order: LeverOrder) => setShownId(order.id), []),
    act: useCallback((order: LeverOrder, intent: Intent) => take({ order, intent }), [take]),
    sheets: (
      <>
        <PositionSheet
          order={find(shownId ?? undefined) ?? null}
          onClose={() => setShownId(null)}
          onAct={(order, intent) => take({ order, intent })}
        />
        {held && <HeldOrder key={held.seq} taken={held.taken} newest={find(held.taken.order.id)} />}
      </>
    ),
  };
}
