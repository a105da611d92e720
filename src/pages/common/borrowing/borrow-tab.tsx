import { useState } from 'react';
import { type LoanConfig, useLoanConfig } from '@/data/loans/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { BorrowingBlocked } from './borrowing-blocked';
import { LimitCard } from './limit-card';
import { LoanForm } from './loan-form';
import { useLoanTexts } from './use-loan-texts';

const FORM = 'borrow';

export interface BorrowTabProps {
  onShow: (tab: 'mine') => void;
}

/** Borrowing limit, or why borrowing is not possible; the loan form and the rules. */
export function BorrowTab({ onShow }: BorrowTabProps) {
  const { t } = useTranslation('loan');
  const config = useLoanConfig();
  /** Amount of the loan which was just requested, formatted. */
  const [requested, setRequested] = useState<string | null>(null);
  const { data } = config;
  const canBorrow = data?.barrier === '';
  return (
    <PageContent
      footer={
        canBorrow && (
          <Button block size="lg" variant="primary" type="submit" form={FORM}>
            {t('submit')}
          </Button>
        )
      }
    >
      {data ? (
        <Stack gap={3}>
          <LimitCard config={data} />
          {data.barrier !== '' && (
            <BorrowingBlocked config={data} barrier={data.barrier} onLoans={() => onShow('mine')} />
          )}
          {canBorrow && <LoanForm id={FORM} config={data} onAsked={setRequested} />}
          <Rules config={data} />
        </Stack>
      ) : config.isPending ? (
        <ListSkeleton rows={6} leading={false} />
      ) : (
        <LoadFailure title={t('failed')} query={config} />
      )}
      <DoneSheet
        open={requested !== null}
        title={t('asked')}
        hint={t('askedHint', { amount: requested ?? '' })}
        goLabel={t('barrier.toLoans')}
        onGo={() => onShow('mine')}
        againLabel={t('again')}
        onAgain={() => setRequested(null)}
      />
    </PageContent>
  );
}

const RULES = ['interest', 'repay', 'overdue', 'collect', 'credit'] as const;

/** The conditions of borrowing, shown before the application. */
function Rules({ config }: { config: LoanConfig }) {
  const { t } = useTranslation(['loan', 'assets']);
  const texts = useLoanTexts();
  const figures = {
    overdue: { percent: texts.percent(config.penalty_rate), days: config.penalty_days },
    collect: {
      days: config.collect_days,
      accounts: texts.list(config.collect_from.map((kind) => t(`assets:accounts.${kind}`))),
    },
  };
  const descriptions = {
    interest: t('rules.interestText'),
    repay: t('rules.repayText'),
    overdue: t('rules.overdueText', figures.overdue),
    collect: t('rules.collectText', figures.collect),
    credit: t('rules.creditText'),
  };
  return (
    <Card title={t('rules.title')}>
      <Stack gap={3}>
        {RULES.map((rule) => (
          <Stack key={rule} gap={1}>
            <Text as="h3" size="note" weight="bold">
              {t(`rules.${rule}`)}
            </Text>
            <Text as="p" size="note" tone="secondary">
              {descriptions[rule]}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
