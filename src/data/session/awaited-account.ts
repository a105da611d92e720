import { useEffect, useState } from 'react';
import { FIRST_RUN } from '@/lib/sandbox/first-run';
import { backend } from '../api/backend';

/** Parameters of an address that sign somebody in: a link to a moment, a persona, a customer that comes with it. */
const SIGN_IN = ['run', 'as', 'person'];

/**
 * Whether the page address will sign a user in after the simulation has started: every scenario except the first one
 * does. Without such an address it is known from the start whether a user is signed in.
 */
export function useAwaitedAccount(): boolean {
  const [isAwaited, setAwaited] = useState(() => {
    if (!__SANDBOX__) return false;
    const params = new URLSearchParams(location.search);
    return SIGN_IN.some((name) => params.has(name)) || (params.get('scenario') ?? FIRST_RUN) !== FIRST_RUN;
  });
  useEffect(() => {
    const end = () => setAwaited(false);
    if (__SANDBOX__) backend().ready.then(end, end);
  }, []);
  return isAwaited;
}
