import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { goToLogin, startLoginRedirect } from './shell-actions';
import { ShellPage } from './shell-page';

/** Shown to a visitor in place of a screen for users, until the redirect opens the login screen. */
export function LoginGate() {
  const { t } = useTranslation(['common', 'errors']);
  useEffect(() => startLoginRedirect({ replace: true }), []);
  return (
    <ShellPage title={t('logIn')}>
      <EmptyState
        title={t('errors:logInFirst')}
        icon={<LogIn size={30} strokeWidth={1.5} aria-hidden />}
        action={
          <Button variant="primary" onClick={() => goToLogin()}>
            {t('logIn')}
          </Button>
        }
      />
    </ShellPage>
  );
}
