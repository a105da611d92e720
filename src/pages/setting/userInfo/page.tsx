import { useTranslation } from 'react-i18next';
import { WithUser } from '../_shared/with-user';
import { AvatarCard } from './avatar-card';
import { Facts } from './facts';
import { NamesForm } from './names-form';

/** What others see of oneself, and what the exchange calls the account. */
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
