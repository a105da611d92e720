import { MapPinOff } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { PageEntrance } from './page-entrance';
import { ShellPage } from './shell-page';

/** Shown for an address without a screen. */
export function NotFound() {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <PageEntrance title="errors:notFound">
      <ShellPage title={t('errors:notFound')}>
        <EmptyState
          title={t('errors:notFound')}
          hint={t('errors:notFoundHint')}
          icon={<MapPinOff size={30} strokeWidth={1.5} aria-hidden />}
          action={
            <Button variant="primary" onClick={() => shell().go('/', { replace: true })}>
              {t('goHome')}
            </Button>
          }
        />
      </ShellPage>
    </PageEntrance>
  );
}
