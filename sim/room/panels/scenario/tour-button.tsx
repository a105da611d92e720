import { Signpost } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { useExchange, usePolled } from '../../exchange';
import { Refusal } from '../../parts/parts';
import { startTour } from '../../tour/start-tour';
import { useRun } from '../../use-run';

/** Begins the guided tour of the current scenario, when it has one and the app is beside the room. */
export function TourButton() {
  const { t } = useTranslation('room-scenario');
  const { isWindow } = useExchange();
  const run = useRun();
  const scenarios = usePolled('scenario.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const [error, setError] = useState<string | null>(null);
  if (isWindow || !scenarios.some(({ name, tour }) => tour && name === run?.name)) return null;
  const start = () =>
    startTour().then(
      () => setError(null),
      (failed: unknown) => setError(failed instanceof Error ? failed.message : String(failed)),
    );
  return (
    <>
      <Button size="sm" icon={<Signpost size={14} aria-hidden />} onClick={() => void start()}>
        {t('tour')}
      </Button>
      <Refusal error={error} />
    </>
  );
}
