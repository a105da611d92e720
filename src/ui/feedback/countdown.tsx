import type { ReactNode } from 'react';
import type { ClockPort } from '@/lib/clock/clock-port';
import { Num, type NumProps } from '../text/num';
import { ProgressRing } from './progress-ring';
import { elapsedFraction } from './remaining';
import { useRemaining } from './use-clock';
import { useTimeText } from './use-time-text';

export interface CountdownProps extends Omit<NumProps, 'children'> {
  /** Target time in epoch milliseconds of the exchange's clock; null for an unknown one, which shows a dash. */
  targetMs: number | null;
  clock: ClockPort;
  onEnd?: () => void;
}

/** Time left until a time of the exchange's clock. */
export function Countdown({ targetMs, clock, onEnd, ...num }: CountdownProps) {
  return targetMs === null ? (
    <Num {...num}>—</Num>
  ) : (
    <Running targetMs={targetMs} clock={clock} {...(onEnd && { onEnd })} {...num} />
  );
}

function Running({ targetMs, clock, onEnd, ...num }: CountdownProps & { targetMs: number }) {
  const remaining = useRemaining(targetMs, clock, onEnd);
  const timeText = useTimeText();
  return (
    <span role="timer">
      <Num {...num}>{timeText(remaining)}</Num>
    </span>
  );
}

export interface CountdownRingProps {
  startMs: number;
  targetMs: number;
  clock: ClockPort;
  size?: number;
  /** Below the time, such as "of 60 s". */
  note?: ReactNode;
  onEnd?: () => void;
}

/** A ring that empties until the target time, with the remaining time inside, for a running option. */
export function CountdownRing({ startMs, targetMs, clock, size = 152, note, onEnd }: CountdownRingProps) {
  const remaining = useRemaining(targetMs, clock, onEnd);
  const timeText = useTimeText();
  const fraction = 1 - elapsedFraction(startMs, targetMs, targetMs - remaining);
  return (
    <ProgressRing fraction={fraction} size={size} smooth>
      <span role="timer">
        <Num size={size > 120 ? 'head' : 'note'} weight="bold">
          {timeText(remaining)}
        </Num>
      </span>
      {note}
    </ProgressRing>
  );
}
