import { useEffect, useState } from 'react';
import { usePendingCalls } from '@/data/api/pending';
import { useTranslation } from '@/i18n/use-translation';
import { TopProgress } from '@/ui/feedback/top-progress';

/** Calls that take longer show the indicator (specification section 9). */
const INDICATOR_DELAY_MS = 800;

/** Shows a thin bar while calls have been running for more than 800 ms. */
export function CallIndicator() {
  const { t } = useTranslation();
  const busy = usePendingCalls() > 0;
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setActive(true), INDICATOR_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setActive(false);
    };
  }, [busy]);
  return <TopProgress active={active} label={t('loading')} />;
}
