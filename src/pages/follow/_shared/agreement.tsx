import { isWireLang, type WireLang } from '@/contract/lang';
import { useAgreement } from '@/data/copy/queries';
import { localeOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { ArticleText } from '../../_shared/site-page/article-text';

/** The copy trading agreement which followers accept, in the language named by the address or chosen by the user. */
export function Agreement({ lang: wanted }: { lang: WireLang }) {
  const { t } = useTranslation(['copy', 'common']);
  const agreement = useAgreement(wanted);
  // Some languages have no text; the answer names the language of the one it sends.
  const sentLang = agreement.data?.lang;
  const lang = localeOf(isWireLang(sentLang) ? sentLang : wanted);
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
        <ArticleText article={agreement.data} lang={lang} under={1} />
      ) : agreement.isPending ? (
        <Late>
          <SkeletonText label={t('common:loading')} />
        </Late>
      ) : agreement.data === undefined ? (
        <LoadFailure title={t('agreementFailed')} query={agreement} />
      ) : (
        <EmptyState title={t('common:empty')} />
      )}
    </Page>
  );
}
