import { useSetting } from '@/data/content/site';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { PartFailure } from '../../_shared/load-failure';
import { SitePage } from '../../_shared/site-page/site-page';
import { Questions } from './questions';

/** Frequently asked questions, with collapsed answers. */
export default function FaqPage() {
  const { t } = useTranslation('site-pages');
  return (
    <SitePage call="GET /faq" title={t('faq')} footer={<Guide />}>
      {(article) => <Questions article={article} />}
    </SitePage>
  );
}

/** Link to the site's own guide, if it has one. */
function Guide() {
  const { t } = useTranslation('site-pages');
  const setting = useSetting('help_url');
  const url = setting.data?.value ?? '';
  if (setting.isError && setting.data === undefined)
    return (
      <Card>
        <PartFailure title={t('guideFailed')} query={setting} />
      </Card>
    );
  if (url === '') return null;
  const open = () => shell().go(path('/pages/common/webView', { url, title: t('guide') }));
  return (
    <Button block onClick={open}>
      {t('guide')}
    </Button>
  );
}
