import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect } from 'react';
import * as v from 'valibot';
import { LOCK_DEPOSIT_FIELDS } from '@/contract/refusals/fields/lockup';
import type { LockProduct } from '@/data/lockup/queries';
import { createDraft } from '@/data/session/drafts';
import { useSignedIn } from '@/data/session/session';
import { largestDeposit, lockDepositViolations } from '@/domain/lockup/deposit';
import { lockSchedule } from '@/domain/lockup/lockup';
import { Decimal, typedAmount } from '@/domain/money/money';
import { useExchangeDates } from '@/i18n/exchange-dates';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { inspected } from '@/lifecycles/inspected';
import { lockDepositLogic } from '@/lifecycles/wealth-effects';
import { Button } from '@/ui/actions/button';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { useForm } from '../../_shared/form/use-form';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { dividendMsOf } from './dividend-time';
import { LockConfirm } from './lock-confirm';
import { LockField } from './lock-field';
import { ProductTerms } from './product-terms';

const schema = v.object({ id: v.number(), amount: v.string() });

/** Typed amount of a product. */
const lockDraft = createDraft<v.InferOutput<typeof schema>>('lock-deposit', schema, { id: 0, amount: '' });

/** Deposit form, driven by the deposit lifecycle. */
export function LockDepositForm({ product }: { product: LockProduct }) {
  const { t } = useTranslation('lockming');
  const dates = useExchangeDates();
  const clock = useClock();
  const signedIn = useSignedIn();
  const [snapshot, send] = useMachine(lockDepositLogic, { ...inspected, input: { order: null } });
  const draft = useStore(lockDraft);
  const amount = draft.id === product.id ? draft.amount : '';
  const available = useSpotBalance(product.currency_name);
  const { currency_name: asset, save_min: min } = product;
  const max = largestDeposit(product.save_max);
  const form = useForm({
    fields: LOCK_DEPOSIT_FIELDS,
    violations: lockDepositViolations(typedAmount(amount), { asset, min, max, available }),
    empty: amount === '' ? ['amount'] : [],
    failure: snapshot.context.failure,
    onRedirected: () => send({ type: 'cancel' }),
  });

  const placed = snapshot.matches('placed');
  useEffect(() => {
    if (placed) lockDraft.set({ id: 0, amount: '' });
  }, [placed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!shell().requireLogin()) return;
    form.submit(() =>
      send({ type: 'choose', ticket: { config_id: product.id, amount: new Decimal(amount).toFixed() } }),
    );
  };
  const startMs = lockSchedule(clock.now(), product.day, dividendMsOf(product)).startMs;
  return (
    <PageContent
      footer={
        <Button block size="lg" variant="primary" type="submit" form={form.id}>
          {t(signedIn ? 'buy.submit' : 'buy.logIn')}
        </Button>
      }
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <ProductTerms product={product} />
          <LockField
            product={product}
            amount={amount}
            available={available}
            error={form.messageOf('amount')}
            onChange={(next) => {
              lockDraft.set({ id: product.id, amount: next });
              form.changed('amount');
            }}
          />
        </Stack>
      </form>
      <LockConfirm product={product} snapshot={snapshot} send={send} />
      <DoneSheet
        open={placed}
        title={t('buy.placed')}
        hint={t('buy.placedHint', { date: dates.date(startMs) })}
        goLabel={t('buy.toOrders')}
        onGo={() => shell().go('/pages/lockming/order')}
        againLabel={t('buy.again')}
        onAgain={() => send({ type: 'again' })}
      />
    </PageContent>
  );
}
