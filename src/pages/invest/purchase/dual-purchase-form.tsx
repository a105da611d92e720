import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect } from 'react';
import * as v from 'valibot';
import { DUAL_PURCHASE_FIELDS } from '@/contract/refusals/fields/dual';
import { type DualProduct, useHeldShares } from '@/data/dual/queries';
import { createDraft } from '@/data/session/drafts';
import { useSignedIn } from '@/data/session/session';
import { dualSharePrice } from '@/domain/dual/dual';
import { dualPurchaseViolations } from '@/domain/dual/purchase';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { inspected } from '@/lifecycles/inspected';
import { dualPurchaseLogic } from '@/lifecycles/wealth-effects';
import { Button } from '@/ui/actions/button';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { useForm } from '../../_shared/form/use-form';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { useCoinPrice } from '../_shared/live-coin-price';
import { paidWith, useDualTexts } from '../_shared/use-dual-texts';
import { DualConfirm } from './dual-confirm';
import { ProductTerms } from './product-terms';
import { SharesField } from './shares-field';

const schema = v.object({ id: v.number(), num: v.string() });

/** Typed number of units of a product. */
const dualDraft = createDraft<v.InferOutput<typeof schema>>('dual-purchase', schema, { id: 0, num: '' });

/** Purchase form, driven by the purchase lifecycle. */
export function DualPurchaseForm({ product }: { product: DualProduct }) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const signedIn = useSignedIn();
  const [snapshot, send] = useMachine(dualPurchaseLogic, { ...inspected, input: { order: null } });
  const draft = useStore(dualDraft);
  const num = draft.id === product.id ? draft.num : '1';
  const available = useSpotBalance(paidWith(product.type, product.currency_name));
  const spot = useCoinPrice(product.currency_name);
  const held = useHeldShares(product.id);
  useWealthClock();

  const sharePrice = spot === undefined ? null : dualSharePrice(product.type, new Decimal(spot));
  const limit = product.user_limit || null;
  const form = useForm({
    fields: DUAL_PURCHASE_FIELDS,
    violations: dualPurchaseViolations(num, { left: product.remaining_number, limit, held, sharePrice, available }),
    empty: num === '' ? ['num'] : [],
    failure: snapshot.context.failure,
    onRedirected: () => send({ type: 'cancel' }),
  });
  const onSale = product.status === '1' && product.remaining_number > 0;

  const bought = snapshot.matches('bought');
  useEffect(() => {
    if (bought) dualDraft.set({ id: 0, num: '' });
  }, [bought]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!shell().requireLogin()) return;
    form.submit(() => send({ type: 'choose', ticket: { id: product.id, num: Number(num), rate: product.rate } }));
  };
  const words = onSale
    ? t(signedIn ? 'purchase.submit' : 'purchase.logIn')
    : t(product.status === '1' ? 'soldOut' : 'ended');
  return (
    <PageContent
      footer={
        <Button block size="lg" variant="primary" type="submit" form={form.id} disabled={!onSale}>
          {words}
        </Button>
      }
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <ProductTerms product={product} num={num} sharePrice={sharePrice} />
          {onSale && (
            <SharesField
              product={product}
              num={num}
              sharePrice={sharePrice}
              available={available}
              error={form.messageOf('num')}
              onChange={(next) => {
                dualDraft.set({ id: product.id, num: next });
                form.changed('num');
              }}
            />
          )}
        </Stack>
      </form>
      <DualConfirm product={product} sharePrice={sharePrice} snapshot={snapshot} send={send} />
      <DoneSheet
        open={bought}
        title={t('purchase.bought')}
        hint={t('purchase.boughtHint', { date: texts.maturity(product) })}
        goLabel={t('purchase.toMine')}
        onGo={() => shell().go('/pages/invest/mine')}
        againLabel={t('purchase.again')}
        onAgain={() => send({ type: 'again' })}
      />
    </PageContent>
  );
}
