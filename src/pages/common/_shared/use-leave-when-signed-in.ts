import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '@/data/session';
import { shell } from '@/lib/shell-port';

/**
 * Registration and recovery are for visitors. Who has logged in after them and goes back is taken past them, to where
 * he was before.
 */
export function useLeaveWhenSignedIn(): void {
  const signedIn = useSignedIn();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history is left on its own
  useEffect(() => {
    if (!signedIn) return;
    // Later than the effects of a strict double mount, which would go back twice.
    const timer = setTimeout(() => shell().back());
    return () => clearTimeout(timer);
  }, [signedIn, key]);
}
