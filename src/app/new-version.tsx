import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/feedback/states';
import { ShellPage } from './shell-page';

/**
 * The names of the scripts in this page's index.html, which change with every build: those with a tag, and the entry,
 * which builds start without one (scripts/vite/outline-first.ts).
 */
const ownScripts = (): readonly string[] =>
  [...document.querySelectorAll('script[type="module"][src], link[data-entry]')].map(
    (tag) => (tag.getAttribute('src') ?? tag.getAttribute('href') ?? '').split('/').at(-1) ?? '',
  );

/** Whether the server has another build now, in which case this build's files are gone. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const text = response.ok ? await response.text() : '';
    // Other answers, such as a hotel network's login page or an error, say nothing about the version.
    return text.includes('id="root"') && !ownScripts().every((name) => text.includes(name));
  } catch {
    return false;
  }
}

/** Whether something failed to load because of a new version. Checked only after a failure. */
export function useNewVersion(failures: number): boolean {
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (failures > 0) void isReplaced().then(setReplaced);
  }, [failures]);
  return replaced;
}

/** Shown in place of a page whose files are gone because of a new version. */
export function NewVersion() {
  const { t } = useTranslation('errors');
  return (
    <ShellPage title={t('newVersion')}>
      <ErrorState
        title={t('newVersion')}
        hint={t('newVersionHint')}
        retryLabel={t('newVersionLoad')}
        onRetry={() => location.reload()}
      />
    </ShellPage>
  );
}
