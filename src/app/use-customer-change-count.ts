import { useState } from 'react';
import { session, useUser } from '@/data/session/session';
import { useStore } from '@/lib/use-store';

/**
 * Counts how often one customer directly replaced another in this tab, without a logout in between. The count keys
 * state that belongs to one customer.
 */
export function useCustomerChangeCount(): number {
  const isVisitor = useStore(session.token) === '';
  const id = useUser()?.id ?? null;
  const [last, setLast] = useState({ id, count: 0 });
  // Set during rendering, so that nothing of one customer is drawn for the other. A token whose user is still loading
  // changes nothing.
  if (isVisitor && last.id !== null) setLast({ id: null, count: last.count });
  if (!isVisitor && id !== null && id !== last.id)
    setLast({ id, count: last.id === null ? last.count : last.count + 1 });
  return last.count;
}
