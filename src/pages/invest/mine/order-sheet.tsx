import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { DualOrder, DualStatus } from '@/data/dual/queries';
import { dualSide } from '@/domain/dual/dual';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { STATE_OF_STATUS } from '@/lifecycles/dual-purchase';
import { inspected } from '@/lifecycles/inspected';
import { dualPurchaseLogic } from '@/lifecycles/wealth-effects';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { recordTime } from '../../_shared/money/record-time';
import wealth from '../../_shared/wealth/wealth.module.css';
import { Outcomes } from '../_shared/payoff-chart';
import { paidWith, useDualTexts } from '../_shared/use-dual-texts';
import { StatusBadge } from './status-badge';

const STATUS_OF_STATE = Object.fromEntries(
  Object.entries(STATE_OF_STATUS).map(([status, state]) => [state, Number(status)]),
) as Readonly<Record<string, DualStatus>>;

/** Details of one purchase: both outcomes while it is held, the actual one after the settlement. */
export function OrderSheet({ order, onClose }: { order: DualOrder; onClose: () => void }) {
  const { t } = useTranslation(['invest', 'common']);
  const clock = useClock();
  const [snapshot, send] = useMachine(dualPurchaseLogic, { ...inspected, input: { order } });
  useEffect(() => send({ type: 'update', order }), [order, send]);
  useEffect(() => {
    const expire = () => send({ type: 'expire', nowMs: clock.now() });
    expire();
    return clock.subscribe(expire);
  }, [clock, send]);
  const status = STATUS_OF_STATE[String(snapshot.value)] ?? order.status;
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(order.type, { coin: order.currency_name })}
      closeLabel={t('common:close')}
    >
      <Figures order={order} status={status} onEnd={() => send({ type: 'expire', nowMs: clock.now() })} />
    </Sheet>
  );
}

function Figures({ order, status, onEnd }: { order: DualOrder; status: DualStatus; onEnd: () => void }) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const clock = useClock();
  const { currency_name: coin, type, total, settle_price } = order;
  const exercise = new Decimal(order.exercise_price);
  const terms = {
    type,
    total: new Decimal(total),
    exercise,
    annualPercent: new Decimal(order.order_rate),
    days: order.day,
  };
  const side = settle_price ? dualSide(new Decimal(settle_price), exercise) : null;
  const hint = {
    0: t('mine.failHint'),
    1: t('mine.purchasedHint'),
    2: t('mine.settlingHint'),
    3: side === 'below' ? t('mine.successBelow', { coin }) : side === 'above' ? t('mine.successAbove') : '',
  }[status];
  const when = (text: string) => recordTime(text, texts.format.dateTime);
  return (
    <Stack gap={3}>
      <KeyValueList>
        <KeyValue label={t('mine.states')}>
          <StatusBadge status={status} />
        </KeyValue>
        <KeyValue label={t('mine.paid')} strong>
          {texts.amount(total, paidWith(type, coin))}
        </KeyValue>
        {order.success && order.success_currency && (
          <KeyValue label={t('mine.received')} strong>
            {texts.amount(order.success, order.success_currency)}
          </KeyValue>
        )}
        <KeyValue label={t('mine.shares')}>{texts.format.upTo(order.number, 0)}</KeyValue>
        <KeyValue label={t('annual')}>
          {`${texts.percent(order.order_rate)} · ${t('days', { count: order.day })}`}
        </KeyValue>
        <KeyValue label={t('reference')}>{`${texts.price(exercise)} USDT`}</KeyValue>
        {settle_price && (
          <KeyValue label={t('mine.settlePrice')}>{`${texts.format.fixed(settle_price)} USDT`}</KeyValue>
        )}
        {status === 1 && order.maturesMs !== null && (
          <KeyValue label={t('mine.settlesIn')}>
            <Countdown targetMs={order.maturesMs} clock={clock} onEnd={onEnd} />
          </KeyValue>
        )}
        <KeyValue label={t(order.settled_at ? 'mine.settledOn' : 'purchase.settles')}>
          {order.settled_at ? when(order.settled_at) : texts.maturity(order)}
        </KeyValue>
        <KeyValue label={t('mine.boughtOn')}>{when(order.created ?? '')}</KeyValue>
      </KeyValueList>
      {status !== 0 && <Outcomes terms={terms} coin={coin} settled={side ? { side } : undefined} />}
      {hint && <p className={wealth.hint}>{hint}</p>}
    </Stack>
  );
}
