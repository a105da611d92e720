import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoans } from '@/data/queries/loans';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { OrderCards } from '../../_shared/wealth/order-cards';
import { LoanCard } from './loan-card';
import { LoanSheet } from './loan-sheet';

export interface LoansTabProps {
  header: ReactNode;
  /** True for loans which are pending, running or overdue; false for ended ones. */
  open: boolean;
  onBorrow: () => void;
}

/** The customer's loans. A tap opens one; its id is part of the page address. */
export function LoansTab({ header, open, onBorrow }: LoansTabProps) {
  const { t } = useTranslation('loan');
  const [fields, setFields] = useSearchParams();
  const loans = useLoans(open);
  const id = Number(fields.get('id')) || 0;
  const show = (next: number) => {
    const tab = fields.get('tab') ?? 'mine';
    setFields(next > 0 ? { tab, id: String(next) } : { tab }, { replace: true });
  };
  return (
    <Page header={header}>
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
    </Page>
  );
}
