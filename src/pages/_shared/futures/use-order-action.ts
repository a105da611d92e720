import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { onFuturesPosition } from '@/data/futures/events';
import type { FuturesPosition } from '@/data/futures/queries';
import { fetchFinalOrder } from '@/lifecycles/contract-position-effects';
import { inspected } from '@/lifecycles/inspected';
import { toast } from '@/ui/overlays/toast-store';
import { FAILURE_MS } from '../form/show-failure';
import { useFailureText } from '../form/use-failure-text';
import { claimDrafts, forgetLots, forgetStops, type OrderAction, selfReportedOrders } from './order-actions';
import { usePositionLogic } from './use-position-logic';

/**
 * The lifecycle of an action on an order, from opening it to its result.
 * @param newest the order in its latest state in the list; undefined after it has left the list
 */
export function useOrderAction(action: OrderAction, newest: FuturesPosition | undefined) {
  const [snapshot, send] = useMachine(usePositionLogic(), {
    ...inspected,
    input: { order: action.order, intent: action.intent },
  });
  const [isDown, setDown] = useState(false);
  const { failure, endedHere } = snapshot.context;
  const { id } = action.order;
  const { onDone } = action;

  useEffect(() => onFuturesPosition((reported) => send({ type: 'reported', order: reported })), [send]);
  useEffect(() => {
    if (newest) send({ type: 'reported', order: newest });
  }, [newest, send]);
  useEffect(() => {
    // The order has left the list, possibly without an event: family servers send none.
    if (newest || isDown) return;
    const leaving = new AbortController();
    fetchFinalOrder(action.order, leaving.signal).then(
      (found) => found && !leaving.signal.aborted && send({ type: 'reported', order: found }),
      (error: unknown) => {
        // The sheet's own call reports the error, and after unmounting nobody needs it.
        if (!isApiError(error) && !leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [newest, isDown, action, send]);
  useEffect(() => {
    if (isDown) return;
    selfReportedOrders.add(id);
    return () => void selfReportedOrders.delete(id);
  }, [id, isDown]);

  const isResting = snapshot.matches({ open: 'resting' }) || snapshot.matches({ waiting: 'resting' });
  const isOver = isResting || (snapshot.matches('cancelled') && endedHere);
  const problem = useFailureText()(failure);
  if (isOver && !isDown) setDown(true);
  useEffect(() => {
    if (isOver && problem) toast.show(problem, { kind: 'error', durationMs: FAILURE_MS });
  }, [isOver, problem]);
  useEffect(() => {
    if (!isDown) return claimDrafts();
    forgetStops();
    forgetLots();
    onDone?.();
  }, [isDown, onDone]);

  return {
    snapshot,
    send,
    /** Why the last step failed, in words; null if it did not. */
    problem,
    /** The action goes on, or its result is shown. */
    isOpen: !isDown && !isOver,
    end: () => setDown(true),
  };
}
