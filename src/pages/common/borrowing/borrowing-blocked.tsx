import { TriangleAlert } from 'lucide-react';
import type { LoanConfig } from '@/data/loans/queries';
import type { LoanBarrier } from '@/domain/loans/loans';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { useLoanTexts } from './use-loan-texts';

export interface BorrowingBlockedProps {
  config: LoanConfig;
  barrier: LoanBarrier;
  onLoans: () => void;
}

/** Why borrowing is not possible now, and how to change that. */
export function BorrowingBlocked({ config, barrier, onLoans }: BorrowingBlockedProps) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const figures = { score: config.score, min: config.min_score, most: config.most_open };
  return (
    <Card>
      <EmptyState
        icon={<TriangleAlert size={30} strokeWidth={1.5} aria-hidden />}
        title={t(`barrier.${barrier}`, figures)}
        hint={t(`barrier.${barrier}Hint`, figures)}
        action={
          barrier === 'loan_not_offered' ? (
            <Button variant="primary" onClick={() => shell().go('/pages/vip/index')}>
              {t('toVip')}
            </Button>
          ) : barrier === 'loan_score_low' ? (
            <Button variant="primary" onClick={() => shell().go(path('/pages/vip/index', { view: 'credit' }))}>
              {t('barrier.toCredit')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onLoans}>
              {t('barrier.toLoans')}
            </Button>
          )
        }
      />
      {barrier === 'loan_not_offered' && (
        <KeyValueList>
          {config.tiers.map(({ tier, share }) => (
            <KeyValue key={tier} label={t('barrier.tier', { tier })}>
              {texts.share(share)}
            </KeyValue>
          ))}
        </KeyValueList>
      )}
    </Card>
  );
}
