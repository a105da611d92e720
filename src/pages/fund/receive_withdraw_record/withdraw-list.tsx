import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import type { RecordFilterState } from './use-record-filter';

export function WithdrawList({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  return (
    <Card>
      <EmptyState title={t('records.soon')} hint={filter.tab} />
    </Card>
  );
}
