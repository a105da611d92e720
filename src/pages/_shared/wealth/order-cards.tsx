import { type ReactNode, useState } from 'react';
import { Stack } from '@/ui/layout/stack';
import { ListStates, type ListStatesProps } from '../list/list-states';
import { MoreRows, type MoreRowsProps } from '../list/more-rows';
import wealth from './wealth.module.css';

interface Order {
  readonly id: number;
}

/**
 * The order in the details sheet. If it leaves the list of its state, the last known version stays (`lost` is then
 * true), and `current` looks it up in another list, which may have its new state.
 */
export function useOpenOrderDetails<O extends Order>(list: readonly O[] | undefined) {
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
  readonly query: ListStatesProps<readonly O[]>['query'] & MoreRowsProps['query'];
  /** Accessible name of the list. */
  readonly label: string;
  /** Title of the error state. */
  readonly failed: string;
  /** Shown if there are no orders. */
  readonly empty: ReactNode;
  readonly card: (order: O) => ReactNode;
}

/** A list of orders with one card each. */
export function OrderCards<O extends Order>({ query, label, failed, empty, card }: OrderCardsProps<O>) {
  return (
    <ListStates query={query} failed={failed} empty={empty} leading>
      {(orders) => (
        <Stack gap={3}>
          <ul className={wealth.cards} aria-label={label}>
            {orders.map((order) => (
              <li key={order.id}>{card(order)}</li>
            ))}
          </ul>
          <MoreRows query={query} />
        </Stack>
      )}
    </ListStates>
  );
}
