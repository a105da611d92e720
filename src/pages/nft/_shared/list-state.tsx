import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { LoadFailure } from '../../_shared/load-failure';

export interface ListStateProps<T> {
  query: {
    readonly data: readonly T[] | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  failed: string;
  empty: string;
  emptyHint?: string | undefined;
  /** The rows, when there are any. */
  children: (rows: readonly T[]) => ReactNode;
}

/** A list in its four looks; an empty one leads to the market. */
export function ListState<T>({ query, failed, empty, emptyHint, children }: ListStateProps<T>) {
  const { t } = useTranslation(['nft-own', 'common']);
  if (query.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={4} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!query.data) return <LoadFailure title={failed} query={query} />;
  if (query.data.length > 0) return children(query.data);
  return (
    <Card>
      <EmptyState
        title={empty}
        hint={emptyHint}
        action={
          <Button variant="primary" onClick={() => shell().go('/pages/nft/nft')}>
            {t('toMarket')}
          </Button>
        }
      />
    </Card>
  );
}
