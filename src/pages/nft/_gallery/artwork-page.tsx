import { Share2 } from 'lucide-react';
import { isApiError } from '@/data/api/api-error';
import { useNftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { shareLink } from '@/lib/browser/share';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Late } from '@/ui/feedback/late';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { NftNotices } from '../_shared/nft-notices';
import { SaleActions } from '../_shared/sale-actions';
import { useNftClock } from '../_shared/use-nft-clock';
import { Artwork } from './artwork';
import { CollectButton } from './collect-button';
import styles from './medium.module.css';

/** Shares the address of the page. */
function ShareButton({ text }: { text: string }) {
  const { t } = useTranslation(['nft', 'errors']);
  const share = async () => {
    const outcome = await shareLink({ text, url: location.href });
    if (outcome === 'copied') toast.show(t('detail.shared'), { kind: 'success' });
    else if (outcome === 'failed') toast.show(t('errors:failed'), { kind: 'error' });
  };
  return (
    <IconButton
      label={t('detail.share')}
      icon={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => void share()}
    />
  );
}

/** One work by its code. Videos have an address of their own, but either address shows any work. */
export function ArtworkPage({ isFilm = false }: { isFilm?: boolean }) {
  const { t } = useTranslation('nft');
  const [fields] = useSearchParams();
  const code = fields.get('code') ?? '';
  const { data: work } = useNftWork(code);
  useNftClock();
  return (
    <Page
      header={
        <BackBar
          title={t(isFilm ? 'detail.film' : 'detail.title')}
          actions={
            work && (
              <>
                <CollectButton work={work} />
                <ShareButton text={work.name} />
              </>
            )
          }
        />
      }
      footer={work && <SaleActions work={work} />}
    >
      <NftNotices about={code} />
      {code === '' ? <Unknown /> : <Content key={code} code={code} />}
    </Page>
  );
}

function Content({ code }: { code: string }) {
  const { t } = useTranslation('nft');
  const work = useNftWork(code);
  if (work.isPending) return <ArtworkLoading />;
  if (work.data) return <Artwork work={work.data} />;
  const isUnknown = work.data === null || (isApiError(work.error) && work.error.kind === 'refused');
  return isUnknown ? <Unknown /> : <LoadFailure title={t('detail.failed')} query={work} />;
}

function Unknown() {
  const { t } = useTranslation('nft');
  return (
    <Card>
      <EmptyState
        title={t('detail.unknown')}
        hint={t('detail.unknownHint')}
        action={
          <Button variant="primary" onClick={() => shell().go('/pages/nft/nft')}>
            {t('detail.toMarket')}
          </Button>
        }
      />
    </Card>
  );
}

/** Skeleton of a work; its medium has the final size. */
function ArtworkLoading() {
  const { t } = useTranslation('common');
  return (
    <Late>
      <LoadingRegion label={t('loading')}>
        <Stack gap={3}>
          <div className={styles.medium} aria-hidden="true">
            <div className={styles.frame}>
              <Skeleton shape="block" width="100%" height="100%" />
            </div>
          </div>
          <Card>
            <Stack gap={3}>
              <Skeleton width="60%" height={22} />
              <Skeleton width="40%" />
              <Skeleton width="80%" />
            </Stack>
          </Card>
        </Stack>
      </LoadingRegion>
    </Late>
  );
}
