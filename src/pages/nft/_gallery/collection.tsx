import { Heart } from 'lucide-react';
import { useNftCollection } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { LoadFailure } from '../../_shared/load-failure';
import { WorksGrid, WorksLoading } from './works-grid';

/** Works in the user's collection, newest first. */
export function Collection({ onBrowse = toMarket }: { onBrowse?: () => void }) {
  const { t } = useTranslation('nft');
  const collection = useNftCollection();
  if (collection.isPending) return <WorksLoading count={4} />;
  if (!collection.data) return <LoadFailure title={t('collection.failed')} query={collection} />;
  if (collection.data.length > 0) return <WorksGrid works={collection.data} label={t('collection.title')} />;
  return (
    <Card>
      <EmptyState
        icon={<Heart size={30} strokeWidth={1.5} aria-hidden />}
        title={t('collection.empty')}
        hint={t('collection.emptyHint')}
        action={
          <Button variant="primary" onClick={onBrowse}>
            {t('collection.browse')}
          </Button>
        }
      />
    </Card>
  );
}

const toMarket = () => shell().go('/pages/nft/nft');
