import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { FuturesPosition } from '@/data/futures/queries';
import type { Intent } from '@/lifecycles/contract-position-events';
import { OrderActionSheets } from './order-action-sheets';
import {
  forgetLots,
  initStopsDraft,
  interruptedActionOf,
  keptLotsOf,
  type OrderAction,
  registerOrderActions,
} from './order-actions';
import { PositionSheet } from './position-sheet';

export interface OrderActions {
  open: (order: FuturesPosition) => void;
  act: (order: FuturesPosition, intent: Intent) => void;
  /** The sheets of the list; render them next to it. */
  readonly sheets: ReactElement;
}

/**
 * Details and actions for a list of futures orders, one order at a time. A form interrupted by a reload is reopened
 * as soon as its position is in the list.
 */
export function useOrderActions(orders: readonly FuturesPosition[]): OrderActions {
  const [current, setCurrent] = useState<{ readonly seq: number; readonly action: OrderAction } | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const start = useCallback((action: OrderAction) => {
    if (action.intent === 'stops') initStopsDraft(action);
    if (action.intent !== 'close' || keptLotsOf(action.order.id) === null) forgetLots();
    setCurrent((before) => ({ seq: (before?.seq ?? 0) + 1, action }));
  }, []);

  useEffect(() => registerOrderActions(start), [start]);
  const interrupted = current ? null : interruptedActionOf(orders);
  if (interrupted) setCurrent({ seq: 0, action: interrupted });

  const find = (id: number | undefined) => orders.find((order) => order.id === id);
  return {
    open: useCallback((order: FuturesPosition) => setShownId(order.id), []),
    act: useCallback((order: FuturesPosition, intent: Intent) => start({ order, intent }), [start]),
    sheets: (
      <>
        <PositionSheet
          order={find(shownId ?? undefined) ?? null}
          onClose={() => setShownId(null)}
          onAct={(order, intent) => start({ order, intent })}
        />
        {current && (
          <OrderActionSheets key={current.seq} action={current.action} newest={find(current.action.order.id)} />
        )}
      </>
    ),
  };
}
