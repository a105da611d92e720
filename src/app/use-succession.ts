import { useState } from 'react';
import { session, useUser } from '@/data/session';
import { useStore } from '@/lib/use-store';

/**
 * Counts the customers who followed one another in this tab without anyone signing out in between: what one of them had
 * opened and begun is not the next one's.
 */
export function useSuccession(): number {
  const isVisitor = useStore(session.token) === '';
  const id = useUser()?.id ?? null;
  const [last, setLast] = useState({ id, count: 0 });
  // While rendering, so that nothing of the one is drawn for the other. A user who is being asked for is nobody yet.
  if (isVisitor && last.id !== null) setLast({ id: null, count: last.count });
  if (!isVisitor && id !== null && id !== last.id)
    setLast({ id, count: last.id === null ? last.count : last.count + 1 });
  return last.count;
}
