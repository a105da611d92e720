import type { FormEvent } from 'react';
import { type ProjectInfo, type Subscription, saleTerms } from '@/data/ieo/queries';
import { useSignedIn } from '@/data/session/session';
import { ONGOING, WARM_UP } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { tradeAddress } from '../../_shared/market/trade-address';
import { recordTime } from '../../_shared/money/record-time';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { useIeoTexts } from '../_shared/use-ieo-texts';
import { AmountCard } from './amount-card';
import { ConfirmSheet } from './confirm-sheet';
import { OwnCard } from './own-card';
import { PathCard } from './path-card';
import { ProjectFacts } from './project-facts';
import { ProjectHead } from './project-head';
import { subscribeDraft } from './subscribe-draft';
import { useApply } from './use-apply';

interface SubscriptionFormProps {
  info: ProjectInfo;
  order: Subscription | null;
  /** Called when a deadline has passed, so that the data is outdated. */
  onPassed: () => void;
}

/** Details of a project with its application form. */
export function SubscriptionForm({ info, order, onPassed }: SubscriptionFormProps) {
  const { t } = useTranslation('ieo');
  const texts = useIeoTexts();
  const draft = useStore(subscribeDraft);
  const amount = draft.id === info.id ? draft.amount : '';
  const available = useSpotBalance(info.pay_currency_name);
  const terms = saleTerms(info);
  const applied = { total: new Decimal(info.total_sell), own: new Decimal(info.own_amount ?? 0) };
  const apply = useApply(info, amount, { token: info.currency_name, terms, applied, available });
  const isOpen = info.time_status === ONGOING;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!shell().requireLogin()) return;
    apply.ask();
  };
  return (
    <PageContent footer={<Foot info={info} form={apply.form.id} />}>
      <form id={apply.form.id} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <ProjectHead info={info} onPassed={onPassed} />
          {isOpen && (
            <AmountCard
              info={info}
              terms={terms}
              applied={applied}
              amount={amount}
              available={available}
              error={apply.form.messageOf('amount') ?? apply.form.formMessage}
              onChange={(next) => {
                subscribeDraft.set({ id: info.id, amount: next });
                apply.form.changed('amount');
              }}
            />
          )}
          {order && <OwnCard info={info} order={order} />}
          <ProjectFacts info={info} />
          <PathCard info={info} />
        </Stack>
      </form>
      <ConfirmSheet info={info} terms={terms} applied={applied} apply={apply} />
      <DoneSheet
        open={apply.step === 'done'}
        title={t('form.done')}
        hint={t('form.doneHint', {
          cost: texts.amount(apply.cost, info.pay_currency_name),
          date: recordTime(info.end_at, texts.format.dateTime),
        })}
        goLabel={t('detail.toOrders')}
        onGo={() => shell().go('/pages/ieo/order')}
        againLabel={t('form.again')}
        onAgain={apply.again}
      />
    </PageContent>
  );
}

/** The main action for the current state of a project. */
function Foot({ info, form }: { info: ProjectInfo; form: string }) {
  const { t } = useTranslation('ieo');
  const signedIn = useSignedIn();
  const { time_status, phase, currency_name: token, pay_currency_name: paid } = info;
  if (phase === 'listed')
    return (
      <Button block size="lg" variant="primary" onClick={() => shell().go(tradeAddress(`${token}/${paid}`))}>
        {t('detail.trade', { token })}
      </Button>
    );
  if (time_status !== ONGOING)
    return (
      <Button block size="lg" disabled>
        {t(time_status === WARM_UP ? 'form.notYet' : 'form.over')}
      </Button>
    );
  return (
    <Button block size="lg" variant="primary" type="submit" form={form}>
      {t(signedIn ? 'form.submit' : 'form.logIn')}
    </Button>
  );
}
