import { LockKeyhole } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { goSetPayPassword } from './set-address';

/** Shown to a user without a payment password: leads to the page which sets one and returns to this screen. */
export function SetFirst({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('pay-password');
  const leave = () => {
    onLeave();
    goSetPayPassword(shell());
  };
  return (
    <EmptyState
      icon={<LockKeyhole size={30} strokeWidth={1.5} aria-hidden />}
      title={t('unset')}
      hint={t('unsetHint')}
      action={
        <Button variant="primary" onClick={leave}>
          {t('set')}
        </Button>
      }
    />
  );
}
