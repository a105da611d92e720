import { useKnownUser, useUserInfo } from '@/data/accounts/user';
import { useNftWork } from '@/data/nft/queries';
import { mayResell } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { ownershipOf } from '../_shared/ownership';
import { ResaleForm } from './resale-form';

/** Offers an own work: price, sale mode and time. The work's code is part of the page address. */
export default function ResellPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade']);
  const [fields] = useSearchParams();
  const code = fields.get('code') ?? '';
  const work = useNftWork(code);
  const info = useUserInfo();
  const me = useKnownUser()?.id;
  const header = <BackBar title={t('resell.title')} />;
  const found = work.data;
  const mayOffer = found && me !== undefined && mayResell(ownershipOf(found), me) === null;
  const unknown = code === '' || found === null || (found && found.owner !== me);
  const isListed = found?.owner === me && found?.resell_nft_status;
  return (
    <PageFrame header={header}>
      {mayOffer ? (
        <ResaleForm key={code} work={found} />
      ) : (
        <PageContent>
          {unknown || (found && me !== undefined) ? (
            <Card>
              <EmptyState
                title={unknown ? t('unknown') : isListed ? t('resell.done', { name: found.name }) : t('resell.closed')}
                hint={isListed ? undefined : t(unknown ? 'unknownHint' : 'resell.closedHint')}
                action={
                  <Button
                    variant="primary"
                    onClick={() => shell().go(isListed ? '/pages/nft/myNft?tab=selling' : '/pages/nft/myNft')}
                  >
                    {t('resell.toOwned')}
                  </Button>
                }
              />
            </Card>
          ) : work.isPending || (found && !info.isError) ? (
            <ListSkeleton rows={5} leading={false} />
          ) : (
            <LoadFailure title={t('failed')} query={found ? info : work} />
          )}
        </PageContent>
      )}
    </PageFrame>
  );
}
