import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Collection } from '../../_gallery/collection';

/** What the viewer has marked. */
export default function CollectionPage() {
  const { t } = useTranslation(['nft', 'common']);
  return (
    <Page header={<NavBar title={t('collection.title')} backLabel={t('common:back')} onBack={() => shell().back()} />}>
      <Collection />
    </Page>
  );
}
