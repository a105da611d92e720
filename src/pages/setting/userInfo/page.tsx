import { useTranslation } from '@/i18n/use-translation';
import { WithUser } from '../_shared/with-user';
import { AvatarCard } from './avatar-card';
import { Facts } from './facts';
import { NamesForm } from './names-form';

/** The public profile, and the account's identifiers. */
export default function UserInfoPage() {
  const { t } = useTranslation(['profile', 'picture', 'common', 'errors']);
  return (
    <WithUser title={t('title')}>
      {(user) => (
        <>
          <AvatarCard user={user} />
          <NamesForm user={user} />
          <Facts user={user} />
        </>
      )}
    </WithUser>
  );
}
