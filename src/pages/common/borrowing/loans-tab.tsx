import { type Loan, useLoans } from '@/data/loans/queries';
import { isOwed, LOAN_OVERDUE } from '@/domain/loans/loans';
import { fromWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { useClock } from '@/lib/clock/use-clock';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import { EmptyState } from '@/ui/feedback/states';
import { PageContent } from '@/ui/layout/page';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { DetailsButton } from '../../_shared/wealth/details-button';
import { OrderCards } from '../../_shared/wealth/order-cards';
import { ProgressBar } from '../../_shared/wealth/progress-bar';
import wealth from '../../_shared/wealth/wealth.module.css';
import { LoanSheet } from './loan-sheet';
import { useLoanTexts } from './use-loan-texts';

export interface LoansTabProps {
  /** True for loans which are pending, running or overdue; false for ended ones. */
  open: boolean;
  onBorrow: () => void;
}

/** The customer's loans. A tap opens one; its id is part of the page address. */
export function LoansTab({ open, onBorrow }: LoansTabProps) {
  const { t } = useTranslation('loan');
  const [fields, setFields] = useSearchParams();
  const loans = useLoans(open);
  const id = idIn(fields, 'id');
  const show = (next: number) => {
    const tab = fields.get('tab') ?? 'mine';
    setFields(next > 0 ? { tab, id: String(next) } : { tab }, { replace: true });
  };
  return (
    <PageContent>
      <OrderCards
        query={loans}
        label={t('list')}
        failed={t('failed')}
        empty={
          <EmptyState
            title={t(open ? 'emptyOpen' : 'emptyHistory')}
            hint={t(open ? 'emptyOpenHint' : 'emptyHistoryHint')}
            action={
              <Button variant="primary" onClick={onBorrow}>
                {t('toBorrow')}
              </Button>
            }
          />
        }
        card={(loan) => <LoanCard loan={loan} onOpen={() => show(loan.id)} />}
      />
      {id > 0 && <LoanSheet key={id} id={id} onClose={() => show(0)} />}
    </PageContent>
  );
}

/** Card of a loan: debt, progress and next date. */
function LoanCard({ loan, onOpen }: { loan: Loan; onOpen: () => void }) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const clock = useClock();
  const { currency_name: coin, status, days, day } = loan;
  const amount = texts.amount(loan.amount, coin);
  const owes = isOwed(status);
  const overdue = status === LOAN_OVERDUE;
  const state = texts.state(status);
  const endsMs = fromWireTime((overdue ? loan.collect_at : loan.due_at) ?? '');
  return (
    <DetailsButton
      name={t('details', { amount })}
      onOpen={onOpen}
      title={amount}
      note={`${t('days', { count: days })} · ${t('perDay', { percent: texts.percent(loan.day_rate) })}`}
      end={
        <>
          <Badge tone={state.tone}>{state.text}</Badge>
          <Text size="small" tone="muted">
            {owes ? t('owed') : texts.wireTime((loan.ended_at ?? '') || loan.created_at)}
          </Text>
          {owes && <Num weight="bold">{texts.amount(loan.owed, coin)}</Num>}
        </>
      }
    >
      {owes && <ProgressBar fraction={day / days} />}
      {owes && (
        <span className={wealth.line}>
          <Text size="small" tone={overdue ? 'error' : 'secondary'}>
            {texts.progress(loan)}
          </Text>
          {endsMs !== null && (
            <Text size="small" tone="secondary">
              {t(overdue ? 'collectLeft' : 'dueLeft')} <Countdown targetMs={endsMs} clock={clock} size="small" />
            </Text>
          )}
        </span>
      )}
    </DetailsButton>
  );
}
