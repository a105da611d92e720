import { type SyntheticEvent, useCallback, useRef, useState } from 'react';

/** State and controls of an audio or video element. Times are in seconds. */
export interface Player {
  readonly playing: boolean;
  readonly at: number;
  /** 0 while unknown. */
  readonly length: number;
  readonly failed: boolean;
  toggle(): void;
  seek(second: number): void;
  /** Retries with a new element. */
  retry(): void;
}

const lengthOf = ({ duration }: HTMLMediaElement) => (Number.isFinite(duration) ? duration : 0);

/** State of a media element: pass it `ref` and `events`, and pass `player` to its controls. */
export function usePlayer<E extends HTMLMediaElement>() {
  const held = useRef<E>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [failed, setFailed] = useState(false);

  const read = useCallback((element: E) => {
    setPlaying(!element.paused);
    setAt(element.currentTime);
    setLength(lengthOf(element));
    setFailed(element.error !== null);
  }, []);
  const follow = ({ currentTarget }: SyntheticEvent<E>) => read(currentTarget);
  // Reads the state on mounting, because events before it were missed.
  const ref = useCallback(
    (element: E | null) => {
      held.current = element;
      if (element) read(element);
    },
    [read],
  );
  const player: Player = {
    playing,
    at,
    length,
    failed,
    toggle() {
      const element = held.current;
      if (!element) return;
      if (!element.paused) element.pause();
      // Browsers refuse to play before the first interaction. The medium then stays stopped, and the button shows that.
      else void element.play().catch(() => setPlaying(false));
    },
    seek(second) {
      if (held.current) held.current.currentTime = second;
      setAt(second);
    },
    retry() {
      setAt(0);
      setFailed(false);
    },
  };
  const events = {
    onLoadedMetadata: follow,
    onDurationChange: follow,
    onTimeUpdate: follow,
    onPlay: follow,
    onPause: follow,
    onEnded: follow,
    onError: follow,
  };
  return { ref, events, player };
}
