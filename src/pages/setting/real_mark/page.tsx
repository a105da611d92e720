import { BadgeCheck, CircleX, Hourglass, ShieldAlert } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { Allowances } from '../_shared/allowances';
import { Rejection } from '../_shared/rejection';
import { leaveVerification, returnAddress } from '../_shared/return-address';
import { useKyc } from '../_shared/use-kyc';

const ICONS = { none: ShieldAlert, pending: Hourglass, failed: CircleX, approved: BadgeCheck } as const;

/**
 * Target of refusal type 998 (specification section 8): explains the reason, links to the wizard, and returns when it
 * is done.
 */
export default function RealMarkPage() {
  const { t } = useTranslation(['identity', 'common']);
  const from = useSearchParams()[0].get('from');
  const kyc = useKyc();
  // 998 requires Lv1 only, and Lv1 has no previous level, so it is never locked.
  const state = kyc.levels && (kyc.levels.basic === 'locked' ? 'none' : kyc.levels.basic);
  const verify = () => shell().go(path('/pages/setting/real', { step: 'account', from: from ?? undefined }));
  const back = returnAddress(from);

  const words = {
    none: [t('mark.why'), t('mark.whyHint')],
    failed: [t('mark.failed'), t('mark.whyHint')],
    pending: [t('mark.pending'), t('mark.pendingHint')],
    approved: [t('mark.approved'), t('mark.approvedHint')],
  } as const;
  const Icon = ICONS[state ?? 'none'];

  return (
    <Page header={<BackBar title={t('mark.title')} />}>
      {kyc.failed ? (
        <LoadFailure title={t('failed')} query={kyc.failed} />
      ) : !state ? (
        <ListSkeleton rows={4} />
      ) : (
        <>
          <Card>
            <EmptyState
              icon={<Icon size={34} strokeWidth={1.5} aria-hidden />}
              title={words[state][0]}
              hint={words[state][1]}
            />
            {state === 'failed' && <Rejection failed={kyc.real?.failed} />}
          </Card>
          <Card title={t('levels.basic')}>
            <Allowances level={1} />
          </Card>
          {(state === 'none' || state === 'failed') && (
            <Button variant="primary" size="lg" block onClick={verify}>
              {state === 'failed' ? t('again') : t('mark.start')}
            </Button>
          )}
          {state === 'approved' && (
            <Button variant="primary" size="lg" block onClick={() => leaveVerification(from)}>
              {back ? t('goOn') : t('common:goHome')}
            </Button>
          )}
          {state === 'pending' && (
            <Button
              block
              size="lg"
              onClick={() => shell().go(path('/pages/setting/real', { from: from ?? undefined }))}
            >
              {t('mark.see')}
            </Button>
          )}
          {state !== 'approved' && back && (
            <Button block size="lg" variant="ghost" onClick={() => leaveVerification(from)}>
              {t('mark.back')}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
