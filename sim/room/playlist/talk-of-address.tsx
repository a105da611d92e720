import { useEffect, useRef } from 'react';
import { useExchange } from '../exchange';
import { addressedPlaylist } from './addressed-playlist';
import { useTalk } from './use-talk';

/** Begins the playlist that this page's address names, once. */
export function TalkOfAddress() {
  const { control } = useExchange();
  const { begin } = useTalk();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // A chunk that cannot be loaded is reported by what loads it next; the page goes on without the playlist.
    addressedPlaylist(control).then(
      (playlist) => playlist && void begin(playlist),
      () => {},
    );
  }, [control, begin]);
  return null;
}
