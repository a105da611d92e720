import type { SnapshotFrom } from 'xstate';
import type { DualProduct } from '@/data/dual/queries';
import type { Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import type { DualEvent, dualPurchaseMachine } from '@/lifecycles/dual-purchase';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
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

/** Confirmation of a purchase with both outcomes; also shows why the exchange refused it. */
export function DualConfirm({ product, sharePrice, snapshot, send }: DualConfirmProps) {
  const { t } = useTranslation('invest');
  const refusalText = useRefusalText();
  const sending = snapshot.matches('submitting');
  const refused = snapshot.matches('refused');
  const { ticket, failure } = snapshot.context;
  const onSale = product.status === '1';
  return (
    <ConfirmFrame
      open={sending || refused || snapshot.matches('confirming')}
      title={t('purchase.confirmTitle')}
      confirm={t('purchase.confirm')}
      sending={sending}
      // What became of a purchase without an answer is asked all the same.
      disabled={!onSale && !refused}
      failure={refused ? failure : onSale ? null : refusalText('product_ended')}
      // A product that is no longer on sale has no rate.
      onConfirm={() => send({ type: 'confirm', ...(onSale && { rate: product.rate }) })}
      onCancel={() => send({ type: 'cancel' })}
    >
      {ticket && sharePrice && <Figures product={product} shares={ticket.num} sharePrice={sharePrice} />}
    </ConfirmFrame>
  );
}

function Figures({ product, shares, sharePrice }: { product: DualProduct; shares: number; sharePrice: Money }) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const clock = useClock();
  const { currency_name: coin, type } = product;
  const terms = termsOf(product, shares, sharePrice, clock.now());
  const total = texts.amount(sharePrice.mul(shares), paidWith(type, coin));
  return (
    <Stack gap={3}>
      <KeyValueList>
        <KeyValue label={t('mine.shares')}>{texts.format.upTo(shares, 0)}</KeyValue>
        <KeyValue label={t('purchase.total')} strong>
          {type === 'put' ? `≈ ${total}` : total}
        </KeyValue>
        <KeyValue label={t('purchase.settles')}>{texts.maturity(product)}</KeyValue>
      </KeyValueList>
      {terms && product.status === '1' && <Outcomes terms={terms} coin={coin} />}
      <p className={wealth.hint}>{t('purchase.confirmHint')}</p>
    </Stack>
  );
}
