import { useEffect, useState } from 'react';
import type { LoadFailureProps } from '../load-failure';

type FailableQuery = LoadFailureProps['query'] & { readonly isError: boolean };

interface Log<Row> extends FailableQuery {
  readonly data: readonly Row[] | undefined;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The record named by the page address. */
export interface OpenRecord<Row> {
  /** Undefined if the address has no id, while the record is searched for, and if it does not exist. */
  readonly row: Row | undefined;
  /** Whether an id is given whose record is not among those loaded so far. */
  readonly isLost: boolean;
  /** Whether all records are loaded, and none has the id. */
  readonly isUnknown: boolean;
  /** The list in which a lost record is searched for. */
  readonly log: FailableQuery;
}

/**
 * Finds the record with an id in the listed rows or in `log`, which contains every record. Loads the pages of `log`
 * until the record is found, because a message may be about an older one. A record that disappears from both lists is
 * returned as last known. @param rows undefined while they are loading
 */
export function useOpenRecord<Row extends { readonly id: number }>(
  id: number | undefined,
  rows: readonly Row[] | undefined,
  log: Log<Row>,
): OpenRecord<Row> {
  const [seen, setSeen] = useState<Row>();
  const isIt = (row: Row) => row.id === id;
  const found = rows?.find(isIt) ?? log.data?.find(isIt);
  if (found && found !== seen) setSeen(found);
  const row = found ?? (seen?.id === id ? seen : undefined);
  const isLost = id !== undefined && rows !== undefined && !row;
  const { hasNextPage, isFetching, isError, fetchNextPage } = log;
  const loadsMore = isLost && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (loadsMore) void fetchNextPage();
  }, [loadsMore, fetchNextPage]);
  return { row, isLost, isUnknown: isLost && log.data !== undefined && !hasNextPage && !isFetching, log };
}
