import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';

/** What became of it: under audit, and where its state is to be seen. */
export function Done({ amount, onAgain }: { amount: string; onAgain: () => void }) {
  const { t } = useTranslation('payout');
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<Hourglass size={30} strokeWidth={1.5} aria-hidden />}
          title={t('doneTitle')}
          hint={
            <>
              {t('done', { amount })}
              <br />
              {t('doneHint')}
            </>
          }
          action={
            <Stack gap={2}>
              <Button
                variant="primary"
                onClick={() =>
                  shell().go(path('/pages/fund/receive_withdraw_record', { tab: 'withdraw' }), { replace: true })
                }
              >
                {t('toRecords')}
              </Button>
              <Button onClick={onAgain}>{t('another')}</Button>
            </Stack>
          }
        />
      </div>
    </Card>
  );
}
