import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { useNewRowFocus } from './use-new-row-focus';

export interface MoreRowsProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
}

/** Button which loads the next page of a usually short list. */
export function MoreRows({ query }: MoreRowsProps) {
  const { t } = useTranslation('common');
  const toNewRow = useNewRowFocus(query.isFetchingNextPage);
  if (!query.hasNextPage) return null;
  return (
    <Button
      block
      loading={query.isFetchingNextPage}
      onClick={({ currentTarget }) => {
        toNewRow(currentTarget);
        void query.fetchNextPage();
      }}
    >
      {t('more')}
    </Button>
  );
}
