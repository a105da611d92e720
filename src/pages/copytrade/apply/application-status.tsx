import { useKnownUser } from '@/data/accounts/user';
import type { Application } from '@/data/copy/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Grid, Row, Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';

const TONES = { pending: 'accent', approved: 'up', rejected: 'warn', none: 'neutral' } as const;

/** Status of the application; for an approved trader, what is copied. */
export function ApplicationStatus({ application }: { application: Application }) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const { status, reason, introduction } = application;
  if (status === 'none') return null;
  const hints = {
    pending: t('apply.pendingHint', { date: recordTime(application.created_at ?? '', format.dateTime) }),
    approved: t('apply.approvedHint'),
    rejected: t('apply.rejectedHint'),
  };
  return (
    <Card>
      <div role="status">
        <Stack gap={3}>
          <Row gap={2} align="center">
            <Badge tone={TONES[status]}>{t(`apply.${status}`)}</Badge>
          </Row>
          {status === 'rejected' && reason && <Text weight="medium">{reason}</Text>}
          <Text tone="secondary">{hints[status]}</Text>
          {status === 'pending' && introduction && <Text size="small" tone="muted">{`“${introduction}”`}</Text>}
          {status === 'approved' && <OwnFigures application={application} />}
        </Stack>
      </div>
    </Card>
  );
}

function OwnFigures({ application }: { application: Application }) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const id = useKnownUser()?.id;
  return (
    <>
      <Grid columns={2} gap={3}>
        <Stat label={t('followers')}>
          <Num>{format.upTo(application.follow_num, 0)}</Num>
        </Stat>
        <Stat label={t('apply.copies')} align="end">
          <Num>{format.upTo(application.copied_count, 0)}</Num>
        </Stat>
      </Grid>
      <Row gap={2}>
        <Button block variant="primary" onClick={() => shell().go(path('/pages/transaction/contract'))}>
          {t('act.trade')}
        </Button>
        <Button block disabled={id === undefined} onClick={() => shell().go(path('/pages/copytrade/trader', { id }))}>
          {t('apply.page')}
        </Button>
      </Row>
    </>
  );
}
