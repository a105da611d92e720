import { ArrowDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useTranslation } from '@/i18n/use-translation';
import { usePageScroll } from '@/ui/layout/page';
import styles from './talk.module.css';

export interface TalkListProps<T> {
  /** Oldest first. */
  items: readonly T[];
  idOf: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactElement;
  label: string;
  /** Text which a screen reader announces for a new item; null for nothing. */
  spoken: (item: T) => string | null;
  /** Whether the user wrote the item. The list scrolls to such an item wherever the user reads. */
  isOwn: (item: T) => boolean;
  /** The beginning of the list is near: load older items. May be called again before they arrive. */
  onStartReached: () => void;
  /** Content below the last item, such as "somebody is writing". */
  footer?: ReactNode;
}

/** Within this distance of the end the list follows new items. */
const AT_END_PX = 120;
/** Within this distance of the beginning older items are requested. */
const AT_START_PX = 400;

/** A virtual list of messages in the page's scroll area. It starts at its end and mounts visible items only. */
export function TalkList<T>(props: TalkListProps<T>) {
  const { items, idOf, renderItem, label, spoken, isOwn, onStartReached, footer } = props;
  const { t } = useTranslation('talk');
  const list = useRef<VirtualizerHandle>(null);
  const scroll = usePageScroll();
  const first = items[0] && idOf(items[0]);
  const last = items.at(-1);
  const lastId = last && idOf(last);
  const [shown, setShown] = useState({ first, lastId, count: items.length, isOlder: false });
  // Older items inserted at the beginning must not move what the user reads (`shift` of the virtual list).
  if (shown.first !== first || shown.lastId !== lastId || shown.count !== items.length) {
    setShown({ first, lastId, count: items.length, isOlder: shown.first !== first && shown.lastId === lastId });
  }
  const [seenId, setSeenId] = useState(lastId);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const log = useRef<HTMLDivElement>(null);

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' });
  const check = () => {
    const area = scroll?.current;
    if (!area) return;
    // Only scrolling up leaves the end. Rows which turn out higher than estimated must not end the following.
    if (area.scrollHeight - area.scrollTop - area.clientHeight < AT_END_PX) atEnd.current = true;
    else if (area.scrollTop < lastTop.current) atEnd.current = false;
    lastTop.current = area.scrollTop;
    if (atEnd.current) setSeenId(lastId);
    if (area.scrollTop < AT_START_PX) onStartReached();
  };

  const ownIsNewest = last !== undefined && isOwn(last);
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
  }, [lastId, footer === undefined || footer === null || footer === false]);

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

  const [said, setSaid] = useState('');
  const heardId = useRef(lastId);
  useEffect(() => {
    if (heardId.current === lastId || last === undefined) return;
    heardId.current = lastId;
    setSaid(isOwn(last) ? '' : (spoken(last) ?? ''));
  }, [lastId, last, isOwn, spoken]);

  const seenAt = items.findLastIndex((item) => idOf(item) === seenId);
  const unseen = seenAt < 0 ? 0 : items.length - 1 - seenAt;
  return (
    <>
      <div ref={log} className={styles.log} data-tour="talk-log" role="log" aria-live="off" aria-label={label}>
        <Virtualizer
          as="ol"
          item="li"
          ref={list}
          data={items}
          itemSize={64}
          shift={shown.isOlder}
          onScroll={check}
          {...(scroll && { scrollRef: scroll })}
        >
          {renderItem}
        </Virtualizer>
        {footer}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {unseen > 0 && (
        <div className={styles.pillPlace}>
          <button type="button" className={styles.pill} onClick={toEnd}>
            <ArrowDown size={16} aria-hidden /> {t('new', { count: unseen })}
            <span className="visually-hidden">{t('newest')}</span>
          </button>
        </div>
      )}
    </>
  );
}
