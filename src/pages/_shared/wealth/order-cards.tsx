import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { LoadFailure, type LoadFailureProps } from '../load-failure';
import { MoreRows, type MoreRowsProps } from './more-rows';
import wealth from './wealth.module.css';

interface Order {
  readonly id: number;
}

/**
 * The order somebody looks at closely. It is kept when the list of its state has lost it: `lost` says so, and another
 * list, handed to `current`, may know what became of it.
 */
export function useSeenOrder<O extends Order>(list: readonly O[] | undefined) {
  const [seen, setSeen] = useState<O | null>(null);
  const here = list?.find(({ id }) => id === seen?.id);
  return {
    lost: seen !== null && !here,
    current: (others: readonly O[] | undefined): O | null => here ?? others?.find(({ id }) => id === seen?.id) ?? seen,
    open: (order: O) => setSeen(order),
    close: () => setSeen(null),
  };
}

export interface OrderCardsProps<O extends Order> {
  readonly query: LoadFailureProps['query'] &
    MoreRowsProps['query'] & { readonly isPending: boolean; readonly data: readonly O[] | undefined };
  /** Name of the list. */
  readonly label: string;
  /** What did not load. */
  readonly failed: string;
  /** In place of no orders. */
  readonly empty: ReactNode;
  readonly card: (order: O) => ReactNode;
}

/** Orders of a state, a card each. */
export function OrderCards<O extends Order>({ query, label, failed, empty, card }: OrderCardsProps<O>) {
  const { t } = useTranslation('common');
  if (query.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={4} label={t('loading')} />
        </Card>
      </Late>
    );
  if (!query.data) return <LoadFailure title={failed} query={query} />;
  if (query.data.length === 0) return <Card>{empty}</Card>;
  return (
    <Stack gap={3}>
      <ul className={wealth.cards} aria-label={label}>
        {query.data.map((order) => (
          <li key={order.id}>{card(order)}</li>
        ))}
      </ul>
      <MoreRows query={query} />
    </Stack>
  );
}
