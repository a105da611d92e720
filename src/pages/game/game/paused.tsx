import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';

/** Shown during a pause which the player has started. */
export function Paused({ untilMs }: { untilMs: number }) {
  const { t } = useTranslation('game');
  const clock = useClock();
  return (
    <Card title={t('paused')}>
      <Text tone="secondary">
        {t('pausedHint')} <Countdown targetMs={untilMs} clock={clock} onEnd={() => refresh(keys.game)} />
      </Text>
    </Card>
  );
}
