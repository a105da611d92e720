import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useWithdrawals } from '@/data/payout/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';

const STATUS_DISPLAYS = {
  1: { icon: Hourglass, title: 'doneTitle', text: 'done', hint: 'doneHint' },
  2: { icon: CircleCheck, title: 'paidTitle', text: 'paid', hint: 'paidHint' },
  3: { icon: CircleX, title: 'refusedTitle', text: 'refused', hint: 'refusedHint' },
} as const;

/** Appearance for the newest withdrawal, which is the one just requested; under review until its status is known. */
function useStatusDisplay() {
  const log = useWithdrawals();
  // Data cached before the request may be about an earlier withdrawal.
  const status = log.isFetchedAfterMount ? log.data?.[0]?.status : undefined;
  return STATUS_DISPLAYS[status === 2 || status === 3 ? status : 1];
}

/** Status of the requested withdrawal: under review, paid or refused, with a link to the records. */
export function Done({ amount, onAgain }: { amount: string; onAgain: () => void }) {
  const { t } = useTranslation('payout');
  const { icon: Icon, title, text, hint } = useStatusDisplay();
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<Icon size={30} strokeWidth={1.5} aria-hidden />}
          title={t(title)}
          hint={
            <>
              {t(text, { amount })}
              <br />
              {t(hint)}
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
