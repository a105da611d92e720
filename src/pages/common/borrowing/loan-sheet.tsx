import { useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { cancelLoan, type LoanDetail, useLoan } from '@/data/loans/queries';
import { isOwed, LOAN_WAITING } from '@/domain/loans/loans';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { ask } from '@/ui/overlays/ask';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useForm } from '../../_shared/form/use-form';
import { FailureState } from '../../_shared/load-failure';
import { LoanFigures } from './loan-figures';
import { Moves } from './moves';
import { RepaySheet } from './repay-sheet';
import { useLoanTexts } from './use-loan-texts';

/** Details of one loan: figures, movements and actions. */
export function LoanSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['loan', 'common']);
  const texts = useLoanTexts();
  const query = useLoan(id);
  const [repaying, setRepaying] = useState(false);
  const loan = query.data;
  if (loan && repaying && isOwed(loan.status)) return <RepaySheet loan={loan} onClose={() => setRepaying(false)} />;
  return (
    <Sheet
      open
      size="tall"
      onOpenChange={(next) => !next && onClose()}
      title={loan ? t('sheet.title', { amount: texts.amount(loan.amount, loan.currency_name) }) : t('list')}
      closeLabel={t('common:close')}
      footer={loan && <Actions loan={loan} onRepay={() => setRepaying(true)} />}
    >
      {loan ? (
        <>
          <LoanFigures loan={loan} />
          <Moves loan={loan} />
        </>
      ) : query.isPending ? (
        <Late>
          <SkeletonList rows={5} leading={false} label={t('common:loading')} />
        </Late>
      ) : isApiError(query.error, 'refused') ? (
        <EmptyState title={t('sheet.unknown')} />
      ) : (
        <FailureState title={t('sheet.failed')} query={query} />
      )}
    </Sheet>
  );
}

function Actions({ loan, onRepay }: { loan: LoanDetail; onRepay: () => void }) {
  const { t } = useTranslation('loan');
  const form = useForm({ fields: {}, violations: [] });
  if (isOwed(loan.status))
    return (
      <Button block size="lg" variant="primary" onClick={onRepay}>
        {t('sheet.repay')}
      </Button>
    );
  if (loan.status !== LOAN_WAITING) return null;
  const withdraw = async () => {
    const sure = await ask({
      title: t('sheet.withdrawAsk'),
      body: t('sheet.withdrawBody'),
      confirmLabel: t('sheet.withdraw'),
      cancelLabel: t('sheet.keep'),
      danger: true,
    });
    if (!sure) return;
    await cancelLoan(loan.id);
    toast.show(t('sheet.withdrawn'), { kind: 'success' });
  };
  return (
    <SheetFooter problem={form.formMessage}>
      <Button block size="lg" loading={form.pending} onClick={() => form.run(withdraw)}>
        {t('sheet.withdraw')}
      </Button>
    </SheetFooter>
  );
}
