import { Pause, Play, SkipForward, StepForward } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { Button } from '@/ui/actions/button';
import { CLOCK_RATES } from '../../../clock/virtual-clock';
import { dateText, timeText } from '../../formats/zone';
import { Controls, PanelStack, Refusal } from '../../parts/parts';
import { useClockTools } from '../../tools/use-clock-tools';
import { useRate } from '../../tools/use-rate';
import styles from './clock.module.css';
import { JumpBy } from './jump-by';
import { JumpTo } from './jump-to';
import { NextEvent } from './next-event';

const SECOND_MS = 1_000;

/** The exchange's clock: its time, its speed, and jumps. */
export default function ClockPanel() {
  const { t } = useTranslation('room-clock');
  const tools = useClockTools();
  const rate = useRate();
  const isPaused = rate === 0;
  return (
    <PanelStack>
      <Now isPaused={isPaused} />
      <Controls label={t('speed')}>
        <Button
          size="sm"
          guard={false}
          variant={isPaused ? 'primary' : 'secondary'}
          icon={isPaused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
          onClick={() => tools.setPaused(!isPaused)}
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
        {CLOCK_RATES.map((one) => (
          <Button
            key={one}
            size="sm"
            guard={false}
            variant={rate === one ? 'primary' : 'secondary'}
            aria-pressed={rate === one}
            onClick={() => tools.setRate(one)}
          >
            {`×${one}`}
          </Button>
        ))}
        <Button
          size="sm"
          guard={false}
          icon={<StepForward size={14} aria-hidden />}
          onClick={() => tools.advance(SECOND_MS)}
        >
          {t('step')}
        </Button>
        <Button size="sm" guard={false} icon={<SkipForward size={14} aria-hidden />} onClick={tools.next}>
          {t('next')}
        </Button>
      </Controls>
      <NextEvent />
      <Refusal error={tools.error} />
      <JumpBy />
      <JumpTo />
    </PanelStack>
  );
}

function Now({ isPaused }: { isPaused: boolean }) {
  const { t, i18n } = useTranslation('room-clock');
  const nowMs = useNow(SECOND_MS);
  return (
    <p className={styles.now}>
      <span>{dateText(nowMs, i18n.language)}</span>
      <span className={styles.time}>{timeText(nowMs, i18n.language)}</span>
      <span>{t('zone')}</span>
      {isPaused && <span className={styles.paused}>{t('paused')}</span>}
    </p>
  );
}
