import type { ReactNode } from 'react';
import type { ClockPort } from '@/lib/clock-port';
import { Num, type NumProps } from '../text/num';
import { ProgressRing } from './progress-ring';
import { elapsedFraction, formatRemaining } from './remaining';
import { useRemaining } from './use-clock';

export interface CountdownProps extends Omit<NumProps, 'children'> {
  /** The moment it counts to, in epoch milliseconds of the exchange. */
  targetMs: number;
  clock: ClockPort;
  /** Writes whole days with their unit; without it days are counted in hours. */
  formatDays?: (days: number) => string;
  /** Always shows hours, so that a row of countdowns lines up. */
  hours?: boolean;
  onEnd?: () => void;
}

/** Time left until a moment of the exchange's clock. */
export function Countdown({ targetMs, clock, formatDays, hours = false, onEnd, ...num }: CountdownProps) {
  const remaining = useRemaining(targetMs, clock, onEnd);
  return (
    <span role="timer">
      <Num {...num}>{formatRemaining(remaining, { hours, formatDays })}</Num>
    </span>
  );
}

export interface CountdownRingProps {
  startMs: number;
  targetMs: number;
  clock: ClockPort;
  size?: number;
  /** Below the time: "of 60 s". */
  note?: ReactNode;
  onEnd?: () => void;
}

/** A ring that empties towards the moment, with the time left inside: a running option. */
export function CountdownRing({ startMs, targetMs, clock, size = 152, note, onEnd }: CountdownRingProps) {
  const remaining = useRemaining(targetMs, clock, onEnd);
  const fraction = 1 - elapsedFraction(startMs, targetMs, targetMs - remaining);
  return (
    <ProgressRing fraction={fraction} size={size} smooth>
      <span role="timer">
        <Num size={size > 120 ? 'display' : 'title'} weight="bold">
          {formatRemaining(remaining)}
        </Num>
      </span>
      {note}
    </ProgressRing>
  );
}
