import { useRef, useState } from 'react';
import { type GameRound, type PlayFields, usePlay } from '@/data/game/queries';
import { prefersReducedMotion } from '@/lib/browser/reduced-motion';
import { turnTo } from './wheel';

/**
 * Slightly longer than the animation. Stops the wheel if the browser fires no `transitionend`, for example in a hidden
 * tab.
 */
const TURN_MS = 3_600;

/** Plays rounds: requests the draw, turns the wheel to its result, then shows the result. */
export function useWheel() {
  const play = usePlay();
  const [turned, setTurned] = useState(0);
  const [turning, setTurning] = useState(false);
  const [result, setResult] = useState<GameRound | null>(null);
  const latest = useRef<GameRound | null>(null);

  const stop = () => {
    setTurning(false);
    setResult(latest.current);
  };
  const spin = async (fields: PlayFields) => {
    if (turning) return;
    setResult(null);
    const round = await play.mutateAsync(fields);
    latest.current = round;
    setTurned((degrees) => turnTo(round.segment, degrees));
    if (prefersReducedMotion()) return setResult(round);
    setTurning(true);
    setTimeout(() => latest.current === round && stop(), TURN_MS);
  };
  return { turned, busy: play.isPending || turning, turning, result, spin, stop };
}
