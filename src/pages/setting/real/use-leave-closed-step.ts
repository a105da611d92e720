import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { path, shell } from '@/lib/shell-port';

/**
 * Leaves history entries of completed steps, which can no longer be shown, towards the page which opened the wizard. If
 * the visit began at such an entry, it becomes the overview.
 */
export function useLeaveClosedStep(isClosed: boolean, from: string | null): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (!isClosed) return;
    // Deferred, because the double mount of strict mode would otherwise go back twice.
    const timer = setTimeout(() => {
      if (key === firstKey) shell().go(path('/pages/setting/real', { from: from ?? undefined }), { replace: true });
      else shell().back();
    });
    return () => clearTimeout(timer);
  }, [isClosed, key, firstKey, from]);
}
