import type { Project } from '@/data/ieo/queries';
import { ONGOING, WARM_UP } from '@/domain/ieo/subscription';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import type { NumProps } from '@/ui/text/num';
import { Text } from '@/ui/text/text';

interface NextInstantProps {
  project: Project;
  size?: NumProps['size'];
  onEnd: () => void;
}

/** Countdown to the next date of a project; a badge if there is none left. */
export function NextInstant({ project, size = 'small', onEnd }: NextInstantProps) {
  const { t } = useTranslation('ieo');
  const clock = useClock();
  const { time_status, phase, start_at, startMs, end_at, endMs, sell_begin, listMs } = project;
  if (phase === 'listed') return <Badge tone="up">{t('listed')}</Badge>;
  const [word, text, targetMs] =
    time_status === WARM_UP
      ? (['opensIn', start_at, startMs] as const)
      : time_status === ONGOING
        ? (['endsIn', end_at, endMs] as const)
        : (['listsIn', sell_begin, listMs] as const);
  if (!text) return null;
  return (
    <Text size="small" tone="secondary">
      {t(word)} <Countdown targetMs={targetMs} clock={clock} size={size} weight="bold" onEnd={onEnd} />
    </Text>
  );
}
