import type { FuturesPosition } from '@/data/futures/queries';
import { CancelSheet } from './cancel-sheet';
import { CloseSheet } from './close-sheet';
import { HoldSheet } from './hold-sheet';
import type { OrderAction } from './order-actions';
import { ResultSheet } from './result-sheet';
import { ReverseSheet } from './reverse-sheet';
import { StopsSheet } from './stops-sheet';
import { useOrderAction } from './use-order-action';

export interface OrderActionSheetsProps {
  action: OrderAction;
  /** The order in its latest state in the list; undefined after it has left the list. */
  newest: FuturesPosition | undefined;
}

/**
 * An action on an order, with the sheet of its current state. After the action has ended, the sheets stay mounted but
 * closed, because they slide out.
 */
export function OrderActionSheets({ action, newest }: OrderActionSheetsProps) {
  const { snapshot, send, problem, isOpen, end } = useOrderAction(action, newest);
  const { order, failure, endedHere, reversed } = snapshot.context;
  const isClosing = snapshot.matches({ open: 'closingPart' }) || (snapshot.matches('closing') && !reversed);
  const isReversing = snapshot.matches({ open: 'reversing' }) || (snapshot.matches('closing') && reversed);
  const back = () => send({ type: 'back' });
  return (
    <>
      <StopsSheet
        order={order}
        open={isOpen && (snapshot.matches({ open: 'editingStops' }) || snapshot.matches({ open: 'savingStops' }))}
        saving={snapshot.matches({ open: 'savingStops' })}
        failure={failure}
        onSave={(stops) => send({ type: 'stops.save', stops })}
        onBack={back}
      />
      <CloseSheet
        order={order}
        open={isOpen && (isClosing || snapshot.matches({ open: 'confirmingClose' }))}
        closing={isClosing}
        failure={failure}
        onConfirm={(share) => send(share === order.share ? { type: 'close.confirm' } : { type: 'part.confirm', share })}
        onBack={back}
      />
      <ReverseSheet
        order={order}
        open={isOpen && (isReversing || snapshot.matches({ open: 'confirmingReverse' }))}
        reversing={isReversing}
        problem={problem}
        onConfirm={() => send({ type: 'reverse.confirm' })}
        onBack={back}
      />
      <HoldSheet
        open={isOpen && (snapshot.matches({ open: 'confirmingHold' }) || snapshot.matches({ open: 'holding' }))}
        holding={snapshot.matches({ open: 'holding' })}
        problem={problem}
        onConfirm={() => send({ type: 'hold.confirm' })}
        onBack={back}
      />
      <CancelSheet
        order={order}
        open={
          isOpen && (snapshot.matches({ waiting: 'confirmingCancel' }) || snapshot.matches({ waiting: 'cancelling' }))
        }
        cancelling={snapshot.matches({ waiting: 'cancelling' })}
        onConfirm={() => send({ type: 'cancel.confirm' })}
        onBack={back}
      />
      <ResultSheet
        order={order}
        open={isOpen && (snapshot.matches('closed') || snapshot.matches('cancelled'))}
        endedHere={endedHere}
        reversed={reversed}
        onDone={end}
      />
    </>
  );
}
