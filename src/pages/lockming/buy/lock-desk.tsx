import { useMachine } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { LockProduct } from '@/data/queries/lockup';
import { useSignedIn } from '@/data/session/session';
import { lockSchedule } from '@/domain/lockup/lockup';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { inspected } from '@/lifecycles/inspected';
import { lockDepositLogic } from '@/lifecycles/wealth-effects';
import { Button } from '@/ui/actions/button';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { leadsAway } from '../../_shared/form/use-failure-text';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { useLockTexts } from '../_shared/use-lock-texts';
import { dividendMsOf } from './dividend-time';
import { lockProblem } from './lock-check';
import { LockConfirm } from './lock-confirm';
import { lockDraft } from './lock-draft';
import { LockField } from './lock-field';
import { ProductTerms } from './product-terms';

/** Deposit form, driven by the deposit lifecycle. */
export function LockDesk({ product, header }: { product: LockProduct; header: ReactNode }) {
  const { t } = useTranslation('lockming');
  const { format } = useLockTexts();
  const clock = useClock();
  const form = useId();
  const signedIn = useSignedIn();
  const [snapshot, send] = useMachine(lockDepositLogic, { ...inspected, input: { order: null } });
  const draft = useStore(lockDraft);
  const amount = draft.id === product.id ? draft.amount : '';
  const [tried, setTried] = useState(false);
  const available = useSpotBalance(product.currency_name);
  const limits = { min: product.save_min, max: product.save_max };
  const problem = lockProblem(amount, limits, available);

  const { failure } = snapshot.context;
  useEffect(() => {
    if (leadsAway(failure)) send({ type: 'cancel' });
  }, [failure, send]);

  const placed = snapshot.matches('placed');
  useEffect(() => {
    if (placed) lockDraft.set({ id: 0, amount: '' });
  }, [placed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!shell().requireLogin()) return;
    // Cleared when an amount is accepted, so that the emptied field shows no error.
    setTried(problem !== null);
    if (problem) return;
    const fields = { config_id: product.id, amount: new Decimal(amount).toFixed() };
    send({ type: 'choose', ticket: fields });
  };
  const startMs = lockSchedule(clock.now(), product.day, dividendMsOf(product)).startMs;
  return (
    <Page
      header={header}
      footer={
        <Button block size="lg" variant="primary" type="submit" form={form}>
          {t(signedIn ? 'buy.submit' : 'buy.logIn')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <ProductTerms product={product} />
          <LockField
            product={product}
            amount={amount}
            available={available}
            problem={amount === '' && !tried ? null : problem}
            onChange={(next) => lockDraft.set({ id: product.id, amount: next })}
          />
        </Stack>
      </form>
      <LockConfirm product={product} snapshot={snapshot} send={send} />
      <DoneSheet
        open={placed}
        title={t('buy.placed')}
        hint={t('buy.placedHint', { date: format.date(startMs) })}
        goLabel={t('buy.toOrders')}
        onGo={() => shell().go('/pages/lockming/order')}
        againLabel={t('buy.again')}
        onAgain={() => send({ type: 'again' })}
      />
    </Page>
  );
}
