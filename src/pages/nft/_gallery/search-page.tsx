import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SearchBar } from '../../_shared/list/search-bar';
import type { TypedQuery } from '../../_shared/list/use-typed-query';

export interface SearchPageProps {
  title: string;
  placeholder: string;
  typed: TypedQuery;
  /** Opens the keyboard with the page, for pages whose purpose is the search. */
  focus?: boolean;
  /** Tabs below the search field. */
  tabs?: ReactNode;
  /** The results. */
  children: ReactNode;
}

/** A page of the market with a search field in its header. */
export function SearchPage({ title, placeholder, typed, focus = false, tabs, children }: SearchPageProps) {
  const { t } = useTranslation('nft');
  return (
    <Page
      header={
        <SearchBar
          focus={focus}
          title={title}
          placeholder={placeholder}
          clearLabel={t('search.clear')}
          text={typed.text}
          onText={typed.setText}
        >
          {tabs}
        </SearchBar>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Page>
  );
}
