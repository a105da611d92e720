import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { LockProduct } from '@/data/queries/lh';
import { lockSchedule, lockYield } from '@/domain/lockup';
import { Decimal } from '@/domain/money';
import { useClock } from '@/lib/use-clock';
import type { LockEvent, lockDepositMachine } from '@/lifecycles/lock-deposit';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { useFailureText } from '../../_shared/wealth/use-failure-text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';
import { dividendMsOf } from './dividend-time';

export interface LockConfirmProps {
  product: LockProduct;
  snapshot: SnapshotFrom<typeof lockDepositMachine>;
  send: (event: LockEvent) => void;
}

/** What is about to be locked and what it brings; shows why the exchange refused as well. */
export function LockConfirm({ product, snapshot, send }: LockConfirmProps) {
  const { t } = useTranslation(['lockming', 'common']);
  const open = snapshot.matches('confirming') || snapshot.matches('submitting') || snapshot.matches('refused');
  const sending = snapshot.matches('submitting');
  const failure = useFailureText(snapshot.matches('refused') ? snapshot.context.failure : null);
  const { ticket } = snapshot.context;
  return (
    <Sheet
      open={open}
      // What is under way can be neither taken back nor forgotten.
      sticky={sending}
      onOpenChange={(next) => !next && send({ type: 'cancel' })}
      title={t('buy.confirmTitle')}
      closeLabel={t('common:close')}
      footer={
        <div className={wealth.footer}>
          {failure && (
            <p role="alert" className={wealth.message}>
              {failure}
            </p>
          )}
          <Button block size="lg" variant="primary" loading={sending} onClick={() => send({ type: 'confirm' })}>
            {t('buy.confirm')}
          </Button>
        </div>
      }
    >
      {ticket && <Figures product={product} amount={new Decimal(ticket.amount)} />}
    </Sheet>
  );
}

function Figures({ product, amount }: { product: LockProduct; amount: Decimal }) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const clock = useClock();
  const { currency_name: coin, day, interest_rate, penalty_rate } = product;
  const perDay = lockYield(amount, new Decimal(interest_rate));
  const { maturesMs } = lockSchedule(clock.now(), day, dividendMsOf(product));
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
