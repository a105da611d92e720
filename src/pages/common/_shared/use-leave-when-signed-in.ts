import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '@/data/session/session';
import { shell } from '@/lib/shell-port';

/** Registration and recovery are for visitors. A user who has logged in and goes back skips these pages. */
export function useLeaveWhenSignedIn(): void {
  const signedIn = useSignedIn();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry is left separately
  useEffect(() => {
    if (!signedIn) return;
    // Deferred, because the double mount of strict mode would otherwise go back twice.
    const timer = setTimeout(() => shell().back());
    return () => clearTimeout(timer);
  }, [signedIn, key]);
}
