import { useUserInfo } from '@/data/accounts/user';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { WithUser } from '../_shared/with-user';
import { BindForm } from './bind-form';

/** Links an e-mail address or a phone number to the account (designed address): `?to=email` or `?to=mobile`. */
export default function BindPage() {
  const { t } = useTranslation(['profile', 'auth', 'pay-password', 'errors', 'common']);
  const [params] = useSearchParams();
  const channel = params.get('to') === 'mobile' ? 'mobile' : 'email';
  const user = useUserInfo().data;
  const isChange = Boolean(channel === 'mobile' ? user?.phone : user?.email);
  return (
    <WithUser title={t(isChange ? `bind.${channel}Change` : `bind.${channel}`)} ground="plain">
      {(known) => <BindForm key={channel} user={known} channel={channel} />}
    </WithUser>
  );
}
