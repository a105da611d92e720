import { useEffect, useState } from 'react';
import { FIRST_RUN } from '@/lib/first-run';
import { backend } from '../api/backend';

/**
 * Whether the run named by the page address will sign a user in: every scenario except the first one does, after the
 * simulation has started. Without such a run it is known from the start whether a user is signed in.
 */
export function useAwaitedAccount(): boolean {
  const [isAwaited, setAwaited] = useState(() => {
    if (!__SANDBOX__) return false;
    const asked = new URLSearchParams(location.search);
    return asked.has('run') || (asked.get('scenario') ?? FIRST_RUN) !== FIRST_RUN;
  });
  useEffect(() => {
    const end = () => setAwaited(false);
    if (__SANDBOX__) backend().ready.then(end, end);
  }, []);
  return isAwaited;
}
