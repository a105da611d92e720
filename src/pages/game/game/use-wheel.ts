import { useRef, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { type GameRound, type PlayFields, usePlay } from '@/data/queries/game';
import { useTranslation } from '@/i18n/use-translation';
import { prefersStillness } from '@/lib/stillness';
import { turnTo } from './wheel';

/**
 * Slightly longer than the animation. Stops the wheel if the browser fires no `transitionend`, for example in a hidden
 * tab.
 */
const TURN_MS = 3_600;

/** Plays rounds: requests the draw, turns the wheel to its result, then shows the result. */
export function useWheel() {
  const { t } = useTranslation('errors');
  const play = usePlay();
  const [turned, setTurned] = useState(0);
  const [turning, setTurning] = useState(false);
  const [result, setResult] = useState<GameRound | null>(null);
  const [refused, setRefused] = useState('');
  const latest = useRef<GameRound | null>(null);

  const stop = () => {
    setTurning(false);
    setResult(latest.current);
  };
  const spin = (fields: PlayFields) => {
    if (play.isPending || turning) return;
    setRefused('');
    setResult(null);
    play.mutate(fields, {
      onSuccess(round) {
        latest.current = round;
        setTurned((degrees) => turnTo(round.segment, degrees));
        if (prefersStillness()) return setResult(round);
        setTurning(true);
        setTimeout(() => latest.current === round && stop(), TURN_MS);
      },
      onError(failure) {
        if (isApiError(failure, 'session_invalid')) return;
        const isRefusal = isApiError(failure, 'refused') && failure.message !== '';
        setRefused(isRefusal ? failure.message : t(isUncertain(failure) && repeatsSafely() ? 'unsureSafe' : 'unsure'));
      },
    });
  };
  return { turned, busy: play.isPending || turning, turning, result, refused, spin, stop, clear: () => setRefused('') };
}
