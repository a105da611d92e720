import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { path, shell } from '@/lib/shell-port';

/**
 * Steps that have been done are left in the history and cannot be entered any more: who comes upon one goes on back to
 * where the wizard was opened from. The entry that this visit began with becomes the overview instead.
 */
export function useLeaveClosedStep(isClosed: boolean, from: string | null): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (!isClosed) return;
    // Later than the effects of a strict double mount, which would go back twice.
    const timer = setTimeout(() => {
      if (key === firstKey) shell().go(path('/pages/setting/real', { from: from ?? undefined }), { replace: true });
      else shell().back();
    });
    return () => clearTimeout(timer);
  }, [isClosed, key, firstKey, from]);
}
