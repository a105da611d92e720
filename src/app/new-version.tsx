import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/feedback/states';
import { ShellPage } from './shell-page';

/** The files that make this page what it is: their names change with every build. */
const ownScripts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname.split('/').at(-1) ?? '',
  );

/** Whether the server has another build by now, whose predecessor's files are gone. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const text = response.ok ? await response.text() : '';
    // What is no page of the app (a login of a hotel's network, an error) tells nothing.
    return text.includes('id="root"') && !ownScripts().every((name) => text.includes(name));
  } catch {
    return false;
  }
}

/** Whether something that did not come may be missing because there is a new version; asked when it did not. */
export function useNewVersion(failures: number): boolean {
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (failures > 0) void isReplaced().then(setReplaced);
  }, [failures]);
  return replaced;
}

/** In the place of a page whose files went with its version. */
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
