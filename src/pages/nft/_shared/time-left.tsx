import { useClock } from '@/lib/clock/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Text } from '@/ui/text/text';

export interface TimeLeftProps {
  label: string;
  /** Null if it is unknown. */
  targetMs: number | null;
  onEnd?: () => void;
}

/** Label and countdown on the exchange clock. */
export function TimeLeft({ label, targetMs, onEnd }: TimeLeftProps) {
  const clock = useClock();
  return (
    <>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Countdown targetMs={targetMs} clock={clock} weight="bold" {...(onEnd && { onEnd })} />
    </>
  );
}
