import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { DualProduct } from '@/data/queries/dual';
import type { Money } from '@/domain/money';
import { useClock } from '@/lib/use-clock';
import type { DualEvent, dualPurchaseMachine } from '@/lifecycles/dual-purchase';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { useFailureText } from '../../_shared/wealth/use-failure-text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { Outcomes } from '../_shared/payoff-chart';
import { paidWith, useDualTexts } from '../_shared/use-dual-texts';
import { termsOf } from './terms-of';

export interface DualConfirmProps {
  product: DualProduct;
  sharePrice: Money | null;
  snapshot: SnapshotFrom<typeof dualPurchaseMachine>;
  send: (event: DualEvent) => void;
}

/** What is about to be bought and both ways it can end; shows why the exchange refused as well. */
export function DualConfirm({ product, sharePrice, snapshot, send }: DualConfirmProps) {
  const { t } = useTranslation(['invest', 'common']);
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
      title={t('purchase.confirmTitle')}
      closeLabel={t('common:close')}
      footer={
        <div className={wealth.footer}>
          {failure && (
            <p role="alert" className={wealth.message}>
              {failure}
            </p>
          )}
          <Button block size="lg" variant="primary" loading={sending} onClick={() => send({ type: 'confirm' })}>
            {t('purchase.confirm')}
          </Button>
        </div>
      }
    >
      {ticket && sharePrice && <Figures product={product} shares={ticket.num} sharePrice={sharePrice} />}
    </Sheet>
  );
}

function Figures({ product, shares, sharePrice }: { product: DualProduct; shares: number; sharePrice: Money }) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const clock = useClock();
  const { currency_name: coin, type, maturesMs } = product;
  const total = texts.amount(sharePrice.mul(shares), paidWith(type, coin));
  return (
    <Stack gap={3}>
      <KeyValueList>
        <KeyValue label={t('mine.shares')}>{texts.format.upTo(shares, 0)}</KeyValue>
        <KeyValue label={t('purchase.total')} strong>
          {type === 'put' ? `≈ ${total}` : total}
        </KeyValue>
        <KeyValue label={t('purchase.settles')}>{texts.format.dateTime(maturesMs)}</KeyValue>
      </KeyValueList>
      <Outcomes terms={termsOf(product, shares, sharePrice, clock.now())} coin={coin} />
      <p className={wealth.hint}>{t('purchase.confirmHint')}</p>
    </Stack>
  );
}
