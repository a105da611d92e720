import { levelOf, statusesOf, useIdentity } from '@/data/accounts/identity';
import { useUserInfo } from '@/data/accounts/user';
import type { PayoutInfo } from '@/data/payout/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { PartFailure } from '../../_shared/load-failure';

const VERIFY = '/pages/setting/real_mark';
const SUPPORT = '/pages/kefu/index';
const SECURITY = '/pages/setting/security';

/**
 * Requirements which prevent a withdrawal: identity verification, a linked e-mail and phone, or a waiting time after a
 * password change.
 */
export function Blockers({ info }: { info: PayoutInfo }) {
  const { t } = useTranslation(['payout', 'errors']);
  const formats = useFormats();
  const queries = [useUserInfo(), useIdentity()] as const;
  const [user, identity] = [queries[0].data, queries[1].data];
  if (!user || !identity) {
    const failed = queries.find(({ isError, data }) => isError && !data);
    return (
      failed && (
        <Card>
          <PartFailure title={t('errors:parts.identity')} query={failed} />
        </Card>
      )
    );
  }
  if (levelOf(identity) === 0) {
    if (statusesOf(identity).basic === 'pending') return <Notice title={t('verifying')} hint={t('verifyingHint')} />;
    return <Notice title={t('verify')} hint={t('verifyHint')} action={t('verifyGo')} address={VERIFY} />;
  }
  if (user.email === '' || user.phone === '')
    return <Notice title={t('unbound')} hint={t('unboundHint')} action={t('unboundGo')} address={SECURITY} />;
  if (info.paused_until)
    return (
      <Notice
        title={t('paused', { time: formats.dateTime(info.paused_until * 1000) })}
        hint={t('pausedHint')}
        action={t('pausedGo')}
        address={SUPPORT}
      />
    );
  return null;
}

interface NoticeProps {
  title: string;
  hint: string;
  action?: string;
  address?: string;
}

function Notice({ title, hint, action, address }: NoticeProps) {
  return (
    <Card>
      <Stack gap={2} align="start">
        <Text weight="medium" tone="warn">
          {title}
        </Text>
        <Text size="note" tone="secondary">
          {hint}
        </Text>
        {address && shell().isScreen(address) && (
          <Button size="sm" onClick={() => shell().go(address)}>
            {action}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
