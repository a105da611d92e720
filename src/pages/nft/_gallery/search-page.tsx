import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SearchBar } from '../../_shared/search/search-bar';
import type { TypedQuery } from '../../_shared/search/use-typed-query';

export interface SearchPageProps {
  title: string;
  placeholder: string;
  typed: TypedQuery;
  /** The page is there to search: the keyboard opens with it. */
  focus?: boolean;
  /** Below the field. */
  tabs?: ReactNode;
  /** What was found. */
  children: ReactNode;
}

/** A page of the market that is narrowed by what is typed at its head. */
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
