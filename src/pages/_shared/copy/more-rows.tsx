import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';

interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** Below a list that goes on. */
export function MoreRows({ query }: { query: Paged }) {
  const { t } = useTranslation('copy');
  if (!query.hasNextPage) return null;
  return (
    <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('detail.more')}
    </Button>
  );
}
