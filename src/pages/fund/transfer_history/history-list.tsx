import type { ReactNode } from 'react';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { LongList, type LongListProps } from '../../_shared/list/long-list';

const ROW_PX = 62;

export interface HistoryListProps<T> extends Omit<LongListProps<T>, 'empty' | 'itemSizePx'> {
  empty: { title: string; hint: string; icon: ReactNode; action: string; address: string };
}

/** History of transfers or exchanges; if it is empty, a button which opens the form. */
export function HistoryList<T>({ empty: { action, address, ...empty }, ...list }: HistoryListProps<T>) {
  return (
    <LongList
      {...list}
      itemSizePx={ROW_PX}
      leading
      empty={<EmptyState {...empty} action={<Button onClick={() => shell().go(address)}>{action}</Button>} />}
    />
  );
}
