import { useEffect, useRef, useState } from 'react';
import type { ClockPort } from '@/lib/clock/clock-port';
import { nextTextChangeMs } from './remaining';

/** Milliseconds until a time of the exchange's clock, at least zero; renders when the countdown's text changes. */
export function useRemaining(targetMs: number, clock: ClockPort, onEnd?: () => void): number {
  const [, render] = useState(0);
  const remaining = Math.max(0, targetMs - clock.now());
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = targetMs <= clock.now();

    const plan = () => {
      clearTimeout(timer);
      const left = targetMs - clock.now();
      render((count) => count + 1);
      if (left <= 0) {
        if (!ended) end.current?.();
        ended = true;
        return;
      }
      // If the clock is set back, the end occurs again.
      ended = false;
      const wait = nextTextChangeMs(left, clock.rate());
      if (wait !== null) timer = setTimeout(plan, wait);
    };

    plan();
    const unsubscribe = clock.subscribe(plan);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [targetMs, clock]);

  return remaining;
}
