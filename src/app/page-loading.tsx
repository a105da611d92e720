import { useTranslation } from '@/i18n/use-translation';
import { Skeleton, SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import type { TitleKey } from './routes';
import { ShellPage } from './shell-page';

/** Placeholder of a loading page: its bar with title and way back, and an outline. */
export function PageLoading({ title }: { title?: TitleKey }) {
  const { t, i18n } = useTranslation();
  // Its texts may still be loading.
  const namespace = title?.split(':', 1)[0] ?? '';
  const name = title && i18n.hasLoadedNamespace(namespace) ? i18n.t(title) : '';
  const outline = (
    <>
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="8rem" height="1.125rem" />
    </>
  );
  return (
    <ShellPage title={name || outline}>
      <div data-page-coming tabIndex={-1}>
        <Card>
          <SkeletonList rows={7} label={t('loading')} />
        </Card>
      </div>
    </ShellPage>
  );
}
