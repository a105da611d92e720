import type { LoanConfig } from '@/data/queries/loans';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { useLoanTexts } from './use-loan-texts';

const RULES = ['interest', 'repay', 'overdue', 'collect', 'credit'] as const;

/** The conditions of borrowing, shown before the application. */
export function Rules({ config }: { config: LoanConfig }) {
  const { t } = useTranslation(['loan', 'assets']);
  const texts = useLoanTexts();
  const figures = {
    overdue: { percent: texts.percent(config.penalty_rate), days: config.penalty_days },
    collect: {
      days: config.collect_days,
      accounts: texts.list(config.collect_from.map((kind) => t(`assets:accounts.${kind}`))),
    },
  };
  const words = {
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
              {words[rule]}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
