import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { usePageScroll } from '@/ui/layout/page';

/** Within this distance of the end the list follows new items. */
const AT_END_PX = 120;
/** Within this distance of the beginning older items are requested. */
const AT_START_PX = 400;

export interface FollowedEndOptions {
  readonly ids: readonly (string | number)[];
  /** The last item is the user's: the list scrolls to it wherever the user reads. */
  readonly ownIsNewest: boolean;
  readonly hasFooter: boolean;
  readonly onStartReached: () => void;
}

/** Keeps the end of a list in view until the user scrolls up, and counts the items that arrive after that. */
export function useFollowedEnd({ ids, ownIsNewest, hasFooter, onStartReached }: FollowedEndOptions) {
  const list = useRef<VirtualizerHandle>(null);
  const log = useRef<HTMLDivElement>(null);
  const scroll = usePageScroll();
  const lastId = ids.at(-1);
  const [seenId, setSeenId] = useState(lastId);
  const atEnd = useRef(true);
  const lastTop = useRef(0);

  const toEnd = () => list.current?.scrollToIndex(ids.length - 1, { align: 'end' });
  const onScroll = () => {
    const area = scroll?.current;
    if (!area) return;
    // Only scrolling up leaves the end. Rows which turn out higher than estimated must not end the following.
    if (area.scrollHeight - area.scrollTop - area.clientHeight < AT_END_PX) atEnd.current = true;
    else if (area.scrollTop < lastTop.current) atEnd.current = false;
    lastTop.current = area.scrollTop;
    if (atEnd.current) setSeenId(lastId);
    if (area.scrollTop < AT_START_PX) onStartReached();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new last item and for the typing notice
  useLayoutEffect(() => {
    if (!atEnd.current && !ownIsNewest) return;
    const area = scroll?.current;
    atEnd.current = true;
    toEnd();
    const frame = requestAnimationFrame(() => {
      if (area) area.scrollTop = area.scrollHeight;
      setSeenId(lastId);
    });
    return () => cancelAnimationFrame(frame);
  }, [lastId, hasFooter]);

  // Keeps the end in view when rows are measured, pictures load, or the keyboard takes room.
  useEffect(() => {
    const area = scroll?.current;
    if (!area || !log.current) return;
    const follow = new ResizeObserver(() => {
      if (atEnd.current) area.scrollTop = area.scrollHeight;
    });
    follow.observe(log.current);
    follow.observe(area);
    return () => follow.disconnect();
  }, [scroll]);

  const seenAt = seenId === undefined ? -1 : ids.lastIndexOf(seenId);
  return {
    /** For the element around the list. */
    log,
    /** For the virtual list. */
    list: { ref: list, onScroll, ...(scroll && { scrollRef: scroll }) },
    toEnd,
    unseen: seenAt < 0 ? 0 : ids.length - 1 - seenAt,
  };
}
