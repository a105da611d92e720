import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLoans } from '@/data/queries/loan';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { LoadFailure } from '../../_shared/load-failure';
import { MoreRows } from '../../_shared/wealth/more-rows';
import wealth from '../../_shared/wealth/wealth.module.css';
import { LoanCard } from './loan-card';
import { LoanSheet } from './loan-sheet';

export interface LoansTabProps {
  header: ReactNode;
  /** Waiting, running and overdue, or those that are over. */
  open: boolean;
  onBorrow: () => void;
}

/** The customer's loans; a tap opens one, and the address says which. */
export function LoansTab({ header, open, onBorrow }: LoansTabProps) {
  const { t } = useTranslation(['loan', 'common']);
  const [fields, setFields] = useSearchParams();
  const loans = useLoans(open);
  const id = Number(fields.get('id')) || 0;
  const show = (next: number) => {
    const tab = fields.get('tab') ?? 'mine';
    setFields(next > 0 ? { tab, id: String(next) } : { tab }, { replace: true });
  };
  return (
    <Page header={header}>
      {loans.data ? (
        loans.data.length === 0 ? (
          <Card>
            <EmptyState
              title={t(open ? 'emptyOpen' : 'emptyHistory')}
              hint={t(open ? 'emptyOpenHint' : 'emptyHistoryHint')}
              action={
                <Button variant="primary" onClick={onBorrow}>
                  {t('toBorrow')}
                </Button>
              }
            />
          </Card>
        ) : (
          <Stack gap={3}>
            <ul className={wealth.cards} aria-label={t('list')}>
              {loans.data.map((loan) => (
                <li key={loan.id}>
                  <LoanCard loan={loan} onOpen={() => show(loan.id)} />
                </li>
              ))}
            </ul>
            <MoreRows query={loans} />
          </Stack>
        )
      ) : loans.isPending ? (
        <Late>
          <Card flush>
            <SkeletonList rows={4} label={t('common:loading')} />
          </Card>
        </Late>
      ) : (
        <LoadFailure title={t('failed')} query={loans} />
      )}
      {id > 0 && <LoanSheet key={id} id={id} onClose={() => show(0)} />}
    </Page>
  );
}
