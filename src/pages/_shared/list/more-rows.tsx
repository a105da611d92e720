import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';

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
  if (!query.hasNextPage) return null;
  return (
    <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
