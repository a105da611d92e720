import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { ListStates, type ListStatesProps } from '../../_shared/list/list-states';

export interface ListStateProps<T> extends Pick<ListStatesProps<readonly T[]>, 'query' | 'failed' | 'children'> {
  empty: string;
  emptyHint?: string | undefined;
}

/** A list with its four states: loading, failed, empty, filled. The empty state links to the market. */
export function ListState<T>({ empty, emptyHint, ...rest }: ListStateProps<T>) {
  const { t } = useTranslation('nft-own');
  const toMarket = (
    <Button variant="primary" onClick={() => shell().go('/pages/nft/nft')}>
      {t('toMarket')}
    </Button>
  );
  return <ListStates {...rest} empty={<EmptyState title={empty} hint={emptyHint} action={toMarket} />} leading />;
}
