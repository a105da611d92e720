import { useTranslation } from 'react-i18next';
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
