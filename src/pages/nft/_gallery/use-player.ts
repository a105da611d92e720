import { type SyntheticEvent, useCallback, useRef, useState } from 'react';

/** A sound or film as its controls see it. Times in seconds. */
export interface Player {
  readonly playing: boolean;
  readonly at: number;
  /** 0 until it is known. */
  readonly length: number;
  readonly failed: boolean;
  toggle(): void;
  seek(second: number): void;
  /** Another try, with an element of its own. */
  retry(): void;
}

const lengthOf = ({ duration }: HTMLMediaElement) => (Number.isFinite(duration) ? duration : 0);

/** Follows a media element: give it `ref` and `events`, its controls `player`. */
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
  // What happened between its making and its place on the page, nobody has heard.
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
      // Refused where nobody has touched the page yet: then it stands still, and the button says so.
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
