import { useTranslation } from 'react-i18next';
import { backend } from '@/data/backend';
import { useAgreement } from '@/data/queries/follow';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { RichText } from '@/ui/text/rich-text';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';

const assetUrl = (path: string) => backend().assetUrl(path);

/** The copy trading agreement in one language, whatever the app's: it is what the follower accepts. */
export function Agreement({ lang }: { lang: 'zh' | 'en' }) {
  const { t } = useTranslation(['copy', 'common']);
  const agreement = useAgreement(lang);
  return (
    <Page
      ground="plain"
      header={
        <BackBar
          title={<span lang={agreement.data ? lang : undefined}>{agreement.data?.title ?? t('agreement')}</span>}
        />
      }
    >
      {agreement.data ? (
        <div lang={lang}>
          <RichText html={agreement.data.content || agreement.data.abstract || ''} assetUrl={assetUrl} />
        </div>
      ) : agreement.isPending ? (
        <Late>
          <SkeletonList rows={6} leading={false} label={t('common:loading')} />
        </Late>
      ) : agreement.isError ? (
        <LoadFailure title={t('agreementFailed')} query={agreement} />
      ) : (
        <EmptyState title={t('agreementFailed')} />
      )}
    </Page>
  );
}
