import { Component, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/feedback/states';
import { NewVersion, useNewVersion } from './new-version';
import { ShellPage } from './shell-page';

/** Limits a page's error to the page: the tab bar and the way back stay. Opening the page again mounts it again. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <BrokenPage onRetry={() => this.setState({ broken: false })} />;
  }
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common']);
  // The cause may be a missing file of the page.
  if (useNewVersion(1)) return <NewVersion />;
  return (
    <ShellPage title={t('failed')}>
      <ErrorState title={t('pageBroken')} hint={t('pageBrokenHint')} retryLabel={t('common:retry')} onRetry={onRetry} />
    </ShellPage>
  );
}
