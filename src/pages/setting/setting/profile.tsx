import { useIdentity } from '@/data/accounts/identity';
import { useUserInfo } from '@/data/accounts/user';
import { backend } from '@/data/api/backend';
import { type User, useUser } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Avatar } from '@/ui/display/coin-icon';
import { Late } from '@/ui/feedback/late';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { LoadFailure, PartFailure } from '../../_shared/load-failure';
import { identityStateOf } from './identity-state';
import styles from './profile.module.css';

/** The signed-in user. The stored user is shown until the answer arrives. */
export function Profile() {
  const { t } = useTranslation(['setting', 'common']);
  const info = useUserInfo();
  const stored = useUser();
  const user = info.data ?? stored;
  if (user)
    return (
      <Card>
        <ProfileHead user={user} picture={info.data?.head_portrait ?? ''} />
      </Card>
    );
  if (info.isError) return <LoadFailure title={t('profile.failed')} query={info} />;
  return (
    <Card>
      <Late>
        <LoadingRegion label={t('common:loading')} className={styles.head}>
          <Skeleton shape="circle" width={56} height={56} />
          <div className={styles.words}>
            <Skeleton width="52%" height={18} />
            <Skeleton width="34%" />
            <Skeleton width="60%" height={20} />
          </div>
        </LoadingRegion>
      </Late>
    </Card>
  );
}

/**
 * The picture comes from the answer, not from the stored user, because before the exchange has started nothing can
 * serve it.
 */
function ProfileHead({ user, picture }: { user: User; picture: string }) {
  const { t } = useTranslation('setting');
  const name = user.nickname || user.account_number;
  return (
    <div className={styles.head}>
      <Avatar name={name} size={56} src={backend().assetUrl(picture) || undefined} />
      <div className={styles.words}>
        <Text as="p" size="title" weight="bold" truncate>
          {name}
        </Text>
        <Text as="p" size="note" tone="muted">
          <Num weight="regular">{t('profile.id', { id: user.id })}</Num>
        </Text>
        <div className={styles.badges}>
          <Badge tone={user.user_level > 0 ? 'accent' : 'neutral'}>
            {user.user_level > 0 ? t('profile.vip', { level: user.user_level }) : t('profile.noVip')}
          </Badge>
          <IdentityBadge />
        </div>
      </div>
    </div>
  );
}

/** The user call contains only the first level, so the badge waits for the identity call. */
function IdentityBadge() {
  const { t } = useTranslation(['setting', 'errors']);
  const identity = useIdentity();
  if (!identity.data)
    return identity.isError ? (
      <PartFailure title={t('errors:parts.identity')} query={identity} />
    ) : (
      <Skeleton width={72} height={22} />
    );
  const { data } = identity;
  const state = identityStateOf(data.review_status, data.advanced_review_status, data.failed?.level);
  return <Badge tone={state.tone}>{t(`identity.${state.word}`)}</Badge>;
}
