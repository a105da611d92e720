import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../../_shared/back-bar';
import { Collection } from '../../_gallery/collection';

export default function CollectionPage() {
  const { t } = useTranslation('nft');
  return (
    <Page header={<BackBar title={t('collection.title')} />}>
      <Collection />
    </Page>
  );
}
