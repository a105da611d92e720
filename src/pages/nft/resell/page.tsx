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
  const { t } = useTranslation('nft-own');
  const [fields] = useSearchParams();
  const code = fields.get('code') ?? '';
  return (
    <PageFrame header={<BackBar title={t('resell.title')} />}>
      <Resale key={code} code={code} />
    </PageFrame>
  );
}

/** The form, or why there is none. */
function Resale({ code }: { code: string }) {
  const { t } = useTranslation(['nft-own', 'nft-trade']);
  const work = useNftWork(code);
  const info = useUserInfo();
  const me = useKnownUser()?.id;
  const found = work.data;
  if (code === '' || found === null) return <NotOffered title={t('unknown')} hint={t('unknownHint')} />;
  if (!found || me === undefined) {
    const awaited = found ? info : work;
    return (
      <PageContent>
        {awaited.isError ? (
          <LoadFailure title={t('failed')} query={awaited} />
        ) : (
          <ListSkeleton rows={5} leading={false} />
        )}
      </PageContent>
    );
  }
  const refusal = mayResell(ownershipOf(found), me);
  if (refusal === null) return <ResaleForm work={found} />;
  if (refusal === 'nft_not_owner') return <NotOffered title={t('unknown')} hint={t('unknownHint')} />;
  if (found.resell_nft_status) return <NotOffered title={t('resell.done', { name: found.name })} isListed />;
  return <NotOffered title={t('resell.closed')} hint={t('resell.closedHint')} />;
}

function NotOffered({ title, hint, isListed = false }: { title: string; hint?: string; isListed?: boolean }) {
  const { t } = useTranslation('nft-own');
  return (
    <PageContent>
      <Card>
        <EmptyState
          title={title}
          hint={hint}
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
    </PageContent>
  );
}
