import type { SnapshotFrom } from 'xstate';
import type { LockProduct } from '@/data/lockup/queries';
import { lockSchedule, lockYield } from '@/domain/lockup/lockup';
import { Decimal } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import type { LockEvent, lockDepositMachine } from '@/lifecycles/lock-deposit';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';
import { dividendMsOf } from './dividend-time';

export interface LockConfirmProps {
  product: LockProduct;
  snapshot: SnapshotFrom<typeof lockDepositMachine>;
  send: (event: LockEvent) => void;
}

/** Confirmation of a deposit with its yield; also shows why the exchange refused it. */
export function LockConfirm({ product, snapshot, send }: LockConfirmProps) {
  const { t } = useTranslation('lockming');
  const sending = snapshot.matches('submitting');
  const refused = snapshot.matches('refused');
  const { ticket, failure } = snapshot.context;
  return (
    <ConfirmFrame
      open={sending || refused || snapshot.matches('confirming')}
      title={t('buy.confirmTitle')}
      confirm={t('buy.confirm')}
      sending={sending}
      failure={refused ? failure : null}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'cancel' })}
    >
      {ticket && <Figures product={product} amount={new Decimal(ticket.amount)} />}
    </ConfirmFrame>
  );
}

function Figures({ product, amount }: { product: LockProduct; amount: Decimal }) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const { currency_name: coin, day, interest_rate, penalty_rate } = product;
  const perDay = lockYield(amount, new Decimal(interest_rate));
  const { maturesMs } = lockSchedule(useNow(MINUTE_MS), day, dividendMsOf(product));
  return (
    <>
      <KeyValueList>
        <KeyValue label={t('order.amount')} strong>
          {texts.amount(amount, coin)}
        </KeyValue>
        <KeyValue label={t('buy.term')}>{t('days', { count: day })}</KeyValue>
        <KeyValue label={t('daily')}>{`${texts.percent(interest_rate)} · ${texts.amount(perDay, coin)}`}</KeyValue>
        <KeyValue label={t('buy.altogether', { count: day })}>{texts.amount(perDay.mul(day), coin)}</KeyValue>
        <KeyValue label={t('buy.maturity')}>{texts.format.dateTime(maturesMs)}</KeyValue>
        {penalty_rate && (
          <KeyValue label={t('buy.penalty')}>
            {t('buy.penaltyValue', { percent: texts.percent(penalty_rate) })}
          </KeyValue>
        )}
      </KeyValueList>
      <p className={wealth.hint}>{t('buy.confirmHint')}</p>
    </>
  );
}
