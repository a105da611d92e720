import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';

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
  const ref: RefObject<E | null> = useRef<E>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [failed, setFailed] = useState(false);

  const follow = ({ currentTarget: element }: SyntheticEvent<E>) => {
    setPlaying(!element.paused);
    setAt(element.currentTime);
    setLength(lengthOf(element));
  };
  const player: Player = {
    playing,
    at,
    length,
    failed,
    toggle() {
      const element = ref.current;
      if (!element) return;
      if (!element.paused) element.pause();
      // Refused where nobody has touched the page yet: then it stands still, and the button says so.
      else void element.play().catch(() => setPlaying(false));
    },
    seek(second) {
      if (ref.current) ref.current.currentTime = second;
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
    onError: () => setFailed(true),
  };
  return { ref, events, player };
}
