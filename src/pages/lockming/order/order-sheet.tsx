import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { LockOrder } from '@/data/lockup/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { isReportedByShell } from '@/lifecycles/failure';
import { inspected } from '@/lifecycles/inspected';
import { lockDepositLogic } from '@/lifecycles/wealth-effects';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useFailureText } from '../../_shared/form/use-failure-text';
import { useLockTexts } from '../_shared/use-lock-texts';
import { OrderFigures } from './order-figures';
import { PenaltyFigures } from './penalty-figures';

/** Details of one deposit: figures, early redemption with its penalty, and how it ended. */
export function OrderSheet({ order, onClose }: { order: LockOrder; onClose: () => void }) {
  const { t } = useTranslation(['lockming', 'common']);
  const texts = useLockTexts();
  const clock = useClock();
  const amount = new Decimal(order.amount);
  const penalty = new Decimal(order.cancel_fee);
  const back = texts.amount(amount.sub(penalty), order.currency_name);
  const onLeft = () => {
    toast.show(t('order.redeemed', { amount: back }), { kind: 'success' });
  };
  const logic = lockDepositLogic.provide({ actions: { onLeft } });
  const [snapshot, send] = useMachine(logic, { ...inspected, input: { order } });
  useEffect(() => send({ type: 'update', order }), [order, send]);
  useEffect(() => {
    const expire = () => send({ type: 'expire', nowMs: clock.now() });
    expire();
    return clock.subscribe(expire);
  }, [clock, send]);
  const { failure } = snapshot.context;
  useEffect(() => {
    if (isReportedByShell(failure)) send({ type: 'cancel' });
  }, [failure, send]);

  const left = snapshot.matches({ earning: 'asking' }) || snapshot.matches({ earning: 'kept' });
  const redeeming = snapshot.matches({ earning: 'redeeming' });
  const leaving = left || redeeming;
  const wasLeft = snapshot.matches({ ended: 'left' });
  const shown = useFailureText()(snapshot.matches({ earning: 'kept' }) ? failure : null);

  const close = () => {
    if (leaving) send({ type: 'cancel' });
    else onClose();
  };
  return (
    <Sheet
      open
      sticky={redeeming}
      onOpenChange={(next) => !next && close()}
      title={t(leaving ? 'order.redeemTitle' : 'order.title')}
      closeLabel={t('common:close')}
      footer={
        <Actions
          leaving={leaving}
          redeeming={redeeming}
          held={snapshot.matches({ earning: 'held' })}
          failure={shown}
          back={back}
          onRedeem={() => send({ type: 'redeem' })}
          onConfirm={() => send({ type: 'confirm' })}
          onKeep={() => send({ type: 'cancel' })}
        />
      }
    >
      {leaving ? (
        <PenaltyFigures order={order} />
      ) : (
        <OrderFigures
          order={order}
          state={
            snapshot.matches({ earning: 'due' })
              ? 'due'
              : wasLeft
                ? 'left'
                : snapshot.matches('ended')
                  ? 'matured'
                  : 'held'
          }
          // The list has the booked penalty a moment later. Until then the confirmed one is shown.
          penalty={order.status === 2 ? new Decimal(order.penalty ?? 0) : penalty}
          onEnd={() => send({ type: 'expire', nowMs: clock.now() })}
        />
      )}
    </Sheet>
  );
}

interface ActionsProps {
  leaving: boolean;
  redeeming: boolean;
  held: boolean;
  failure: string | null;
  /** Returned amount with its coin. */
  back: string;
  onRedeem: () => void;
  onConfirm: () => void;
  onKeep: () => void;
}

function Actions({ leaving, redeeming, held, failure, back, onRedeem, onConfirm, onKeep }: ActionsProps) {
  const { t } = useTranslation('lockming');
  if (!leaving)
    return held ? (
      <Button block size="lg" onClick={onRedeem}>
        {t('order.redeem')}
      </Button>
    ) : null;
  return (
    <SheetFooter problem={failure}>
      <Button block size="lg" variant="danger" loading={redeeming} onClick={onConfirm}>
        {t('order.confirmRedeem', { amount: back })}
      </Button>
      <Button block size="lg" disabled={redeeming} onClick={onKeep}>
        {t('order.keep')}
      </Button>
    </SheetFooter>
  );
}
