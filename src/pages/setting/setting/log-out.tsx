import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useSignedIn } from '@/data/session/session';
import { i18n } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { authMachine } from '@/lifecycles/auth';
import { authActors, followSession } from '@/lifecycles/auth-effects';
import { inspected } from '@/lifecycles/inspected';
import { Button } from '@/ui/actions/button';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';

const logOutLogic = authMachine.provide({
  actors: authActors,
  actions: {
    onSignedOut({ event }) {
      // A logout in another tab also ends this session, but needs no toast here.
      if (event.type === 'session.lost') return;
      toast.show(i18n.t('setting:logOut.done'), { kind: 'success' });
      shell().returnTo('/', { from: '/pages/setting/setting' });
    },
  },
});

/**
 * Logs out after a confirmation. Token and user are always removed from this device. Mounted for visitors too, because
 * the session ends before the lifecycle has shown its toast.
 */
export function LogOut() {
  const { t } = useTranslation(['setting', 'common']);
  const signedIn = useSignedIn();
  const [snapshot, send] = useMachine(logOutLogic, { ...inspected, input: { hasSession: signedIn } });
  useEffect(() => followSession(send), [send]);

  const logOut = async () => {
    const sure = await ask({
      title: t('logOut.title'),
      body: t('logOut.body'),
      confirmLabel: t('common:logOut'),
      cancelLabel: t('common:cancel'),
    });
    if (sure) send({ type: 'logout' });
  };

  const leaving = snapshot.matches('signingOut');
  if (!signedIn && !leaving) return null;
  return (
    <Button size="lg" block loading={leaving} onClick={() => void logOut()}>
      {t('common:logOut')}
    </Button>
  );
}
