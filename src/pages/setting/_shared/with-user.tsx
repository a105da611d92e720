import type { ReactNode } from 'react';
import { useUserInfo } from '@/data/accounts/user';
import { type User, useUser } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';

interface WithUserProps {
  title: string;
  /** `plain` for forms. */
  ground?: 'cards' | 'plain';
  onBack?: () => void;
  children: (user: User) => ReactNode;
}

/** A page about the signed-in user. The stored user is shown until the answer arrives. */
export function WithUser({ title, ground = 'cards', onBack, children }: WithUserProps) {
  const { t } = useTranslation('profile');
  const info = useUserInfo();
  const stored = useUser();
  const user = info.data ?? stored;
  return (
    <Page ground={ground} header={<BackBar title={title} onBack={onBack} />}>
      {user ? (
        children(user)
      ) : info.isError ? (
        <LoadFailure title={t('failed')} query={info} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Page>
  );
}
