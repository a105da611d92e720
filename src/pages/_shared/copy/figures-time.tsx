import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Text } from '@/ui/text/text';
import styles from './figures-time.module.css';

/**
 * Shows the hour of the traders' figures and the time until their next hourly update (specification section 9). Both
 * times are unix seconds.
 */
export function FiguresTime({
  updatedAt,
  nextUpdate,
}: {
  updatedAt: number | undefined;
  nextUpdate: number | undefined;
}) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const clock = useClock();
  if (updatedAt === undefined || nextUpdate === undefined) return null;
  return (
    <p className={styles.line}>
      <Text
        size="small"
        tone="muted"
      >{`${t('figures', { time: format.hourMinute(updatedAt * 1000) })} · ${t('nextIn')}`}</Text>
      <Countdown
        targetMs={nextUpdate * 1000}
        clock={clock}
        size="small"
        className={styles.left}
        onEnd={() => refresh(keys.follow)}
      />
    </p>
  );
}
