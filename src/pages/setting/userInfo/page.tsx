import { Copy } from 'lucide-react';
import type { User } from '@/data/session/session';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { toast } from '@/ui/overlays/toast-store';
import { Num } from '@/ui/text/num';
import { WithUser } from '../_shared/with-user';
import { AvatarCard } from './avatar-card';
import { NamesForm } from './names-form';
import styles from './user-info.module.css';

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

/** Account data which cannot be changed here. */
function Facts({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const { date } = useFormats();
  const sinceMs = fromWireTime(user.create_date ?? '');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show(t('common:copied'), { kind: 'success' });
    } catch {
      // Pages on plain HTTP cannot write to the clipboard, so the text is shown instead.
      toast.show(text);
    }
  };
  return (
    <Card title={t('facts')}>
      <KeyValueList>
        <KeyValue label={t('id')}>
          <span className={styles.copied}>
            <Num>{user.id}</Num>
            <IconButton
              label={t('copy', { what: t('id') })}
              icon={<Copy size={16} aria-hidden />}
              onClick={() => void copy(String(user.id))}
            />
          </span>
        </KeyValue>
        <KeyValue label={t('account')}>{user.account_number}</KeyValue>
        {sinceMs !== null && <KeyValue label={t('since')}>{date(sinceMs)}</KeyValue>}
      </KeyValueList>
    </Card>
  );
}
