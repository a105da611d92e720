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
import { CancelSheet } from './cancel-sheet';
import { CloseSheet } from './close-sheet';
import { HoldSheet } from './hold-sheet';
import { claimDrafts, forgetLots, forgetStops, type OrderAction, selfReportedOrders } from './order-actions';
import { ResultSheet } from './result-sheet';
import { ReverseSheet } from './reverse-sheet';
import { StopsSheet } from './stops-sheet';
import { usePositionLogic } from './use-position-logic';

export interface OrderActionSheetsProps {
  action: OrderAction;
  /** The order in its latest state in the list; undefined after it has left the list. */
  newest: FuturesPosition | undefined;
}

/**
 * The lifecycle of an action on an order, with the sheet of its current state. After the action has ended, the sheets
 * stay mounted but closed, because they slide out.
 */
export function OrderActionSheets({ action, newest }: OrderActionSheetsProps) {
  const [snapshot, send] = useMachine(usePositionLogic(), {
    ...inspected,
    input: { order: action.order, intent: action.intent },
  });
  const [isDown, setDown] = useState(false);
  const { order, failure, endedHere, reversed } = snapshot.context;
  const { id } = action.order;

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
  const text = useFailureText()(failure);
  const { onDone } = action;
  if (isOver && !isDown) setDown(true);
  useEffect(() => {
    if (isOver && text) toast.show(text, { kind: 'error', durationMs: FAILURE_MS });
  }, [isOver, text]);
  useEffect(() => {
    if (!isDown) return claimDrafts();
    forgetStops();
    forgetLots();
    onDone?.();
  }, [isDown, onDone]);

  const isClosing = snapshot.matches({ open: 'closingPart' }) || (snapshot.matches('closing') && !reversed);
  const isReversing = snapshot.matches({ open: 'reversing' }) || (snapshot.matches('closing') && reversed);
  const back = () => send({ type: 'back' });
  const open = !isDown && !isOver;
  return (
    <>
      <StopsSheet
        order={order}
        open={open && (snapshot.matches({ open: 'editingStops' }) || snapshot.matches({ open: 'savingStops' }))}
        saving={snapshot.matches({ open: 'savingStops' })}
        failure={failure}
        onSave={(stops) => send({ type: 'stops.save', stops })}
        onBack={back}
      />
      <CloseSheet
        order={order}
        open={open && (isClosing || snapshot.matches({ open: 'confirmingClose' }))}
        closing={isClosing}
        failure={failure}
        onConfirm={(share) => send(share === order.share ? { type: 'close.confirm' } : { type: 'part.confirm', share })}
        onBack={back}
      />
      <ReverseSheet
        order={order}
        open={open && (isReversing || snapshot.matches({ open: 'confirmingReverse' }))}
        reversing={isReversing}
        problem={text}
        onConfirm={() => send({ type: 'reverse.confirm' })}
        onBack={back}
      />
      <HoldSheet
        open={open && (snapshot.matches({ open: 'confirmingHold' }) || snapshot.matches({ open: 'holding' }))}
        holding={snapshot.matches({ open: 'holding' })}
        problem={text}
        onConfirm={() => send({ type: 'hold.confirm' })}
        onBack={back}
      />
      <CancelSheet
        order={order}
        open={
          open && (snapshot.matches({ waiting: 'confirmingCancel' }) || snapshot.matches({ waiting: 'cancelling' }))
        }
        cancelling={snapshot.matches({ waiting: 'cancelling' })}
        onConfirm={() => send({ type: 'cancel.confirm' })}
        onBack={back}
      />
      <ResultSheet
        order={order}
        open={open && (snapshot.matches('closed') || snapshot.matches('cancelled'))}
        endedHere={endedHere}
        reversed={reversed}
        onDone={() => setDown(true)}
      />
    </>
  );
}
