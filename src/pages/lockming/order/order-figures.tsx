import type { LockOrder } from '@/data/lockup/queries';
import { Decimal, type Money } from '@/domain/money/money';
import { useExchangeDates } from '@/i18n/exchange-dates';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Badge } from '@/ui/display/badge';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { SignedNum } from '@/ui/text/num';
import { recordDay, recordTime } from '../../_shared/money/record-time';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';

export interface OrderFiguresProps {
  order: LockOrder;
  state: 'held' | 'due' | 'matured' | 'left';
  /** Penalty paid for an early redemption. */
  penalty: Money;
  /** Called when the term has ended. */
  onEnd: () => void;
}

export function OrderFigures({ order, state, penalty, onEnd }: OrderFiguresProps) {
  const { t } = useTranslation(['lockming', 'common']);
  const texts = useLockTexts();
  const dates = useExchangeDates();
  const clock = useClock();
  const { currency_name: coin, days, paidDays, total_interest } = order;
  const when = (text: string) => recordTime(text, texts.format.dateTime);
  const amount = new Decimal(order.amount);
  return (
    <>
      <KeyValueList>
        <KeyValue label={t('order.amount')} strong>
          {texts.amount(amount, coin)}
        </KeyValue>
        {state !== 'held' && (
          <KeyValue label={t('orders.tabs')}>
            <Badge tone={state === 'matured' ? 'up' : 'warn'}>{t(`order.${state}`)}</Badge>
          </KeyValue>
        )}
        <KeyValue label={t('order.yield')}>{texts.percent(new Decimal(order.day_rate).mul(100))}</KeyValue>
        <KeyValue label={t('order.interest')}>
          <SignedNum value={total_interest} text={texts.format.upTo(total_interest, 8)} unit={coin} />
        </KeyValue>
        {days > 0 && state === 'held' && (
          <KeyValue label={t('buy.term')}>{t('order.progress', { done: paidDays, count: days })}</KeyValue>
        )}
        {state === 'held' && order.next_dividend_at && (
          <KeyValue label={t('order.next')}>
            <Countdown targetMs={order.nextMs} clock={clock} onEnd={onEnd} />
          </KeyValue>
        )}
        <KeyValue label={t('order.start')}>{recordDay(order.start_at, dates.date)}</KeyValue>
        {state === 'held' && (
          <KeyValue label={t('order.end')}>
            {order.maturesMs === null ? order.end_at : texts.format.dateTime(order.maturesMs)}
          </KeyValue>
        )}
        {state === 'left' && (
          <>
            <KeyValue label={t('order.paidPenalty')}>
              <SignedNum value={penalty.neg().toFixed()} text={texts.format.upTo(penalty, 8)} unit={coin} />
            </KeyValue>
            <KeyValue label={t('order.returned')}>{texts.amount(amount.sub(penalty), coin)}</KeyValue>
          </>
        )}
        {order.ended_at && <KeyValue label={t('order.endedOn')}>{when(order.ended_at)}</KeyValue>}
        {order.created_at && <KeyValue label={t('order.made')}>{when(order.created_at)}</KeyValue>}
      </KeyValueList>
      {state === 'due' && <p className={wealth.hint}>{t('order.dueHint')}</p>}
    </>
  );
}
