import { ArrowDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { usePageScroll } from '@/ui/layout/page';
import styles from './talk.module.css';

export interface TalkListProps<T> {
  /** Oldest first. */
  items: readonly T[];
  idOf: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactElement;
  label: string;
  /** What a screen reader says of an item that has just come; null for nothing. */
  spoken: (item: T) => string | null;
  /** Whether an item is the reader's own: then it is gone to, wherever one reads. */
  isOwn: (item: T) => boolean;
  /** The beginning is near: load what is older. May be called again before it has come. */
  onStartReached: () => void;
  /** Below the last item: "somebody is writing". */
  footer?: ReactNode;
}

/** Closer to the end than this one reads what comes. */
const AT_END_PX = 120;
/** Closer to the beginning than this older ones are asked for. */
const AT_START_PX = 400;

/** A conversation in the page's scroll area, at its end to begin with; only what is in sight is mounted. */
export function TalkList<T>(props: TalkListProps<T>) {
  const { items, idOf, renderItem, label, spoken, isOwn, onStartReached, footer } = props;
  const { t } = useTranslation('talk');
  const list = useRef<VirtualizerHandle>(null);
  const scroll = usePageScroll();
  const first = items[0] && idOf(items[0]);
  const last = items.at(-1);
  const lastId = last && idOf(last);
  const [shown, setShown] = useState({ first, lastId, count: items.length, isOlder: false });
  // Older ones push what one reads down, which must stay where it is.
  if (shown.first !== first || shown.lastId !== lastId || shown.count !== items.length) {
    setShown({ first, lastId, count: items.length, isOlder: shown.first !== first && shown.lastId === lastId });
  }
  const [seenId, setSeenId] = useState(lastId);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const log = useRef<HTMLDivElement>(null);

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' });
  const look = () => {
    const area = scroll?.current;
    if (!area) return;
    // Only who scrolls up leaves the end: rows that turn out higher than was thought do not take anybody away from it.
    if (area.scrollHeight - area.scrollTop - area.clientHeight < AT_END_PX) atEnd.current = true;
    else if (area.scrollTop < lastTop.current) atEnd.current = false;
    lastTop.current = area.scrollTop;
    if (atEnd.current) setSeenId(lastId);
    if (area.scrollTop < AT_START_PX) onStartReached();
  };

  const ownIsNewest = last !== undefined && isOwn(last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come decides, and whether somebody writes
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

  // Rows are measured after they are mounted, pictures come later, and a keyboard takes room from below.
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
          onScroll={look}
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
          <button type="button" className={styles.pill} onClick={toEnd} aria-label={t('newest')}>
            <ArrowDown size={16} aria-hidden /> {t('new', { count: unseen })}
          </button>
        </div>
      )}
    </>
  );
}
