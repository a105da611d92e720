import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Page, PageName } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { findScreen } from './routes';

/** A page drawn by the shell in place of one that cannot be shown. It has a back button unless the tab bar is shown. */
export function ShellPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const isTab = findScreen(useLocation().pathname)?.screen.tab !== undefined;
  const bar = isTab ? (
    <NavBar variant="root" title={title} />
  ) : (
    <NavBar title={title} onBack={() => shell().back()} backLabel={t('back')} />
  );
  const name = useContext(PageName);
  return (
    <PageName value={typeof title === 'string' ? title : name}>
      <Page header={bar}>{children}</Page>
    </PageName>
  );
}
