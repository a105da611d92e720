import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { ListLooks, type ListLooksProps } from '../../_shared/list/list-looks';

export interface ListStateProps<T> extends Pick<ListLooksProps<readonly T[]>, 'query' | 'failed' | 'children'> {
  empty: string;
  emptyHint?: string | undefined;
}

/** A list with its four states: loading, failed, empty, filled. The empty state links to the market. */
export function ListState<T>({ empty, emptyHint, ...looks }: ListStateProps<T>) {
  const { t } = useTranslation('nft-own');
  const toMarket = (
    <Button variant="primary" onClick={() => shell().go('/pages/nft/nft')}>
      {t('toMarket')}
    </Button>
  );
  return <ListLooks {...looks} empty={<EmptyState title={empty} hint={emptyHint} action={toMarket} />} leading />;
}
